/** Where the round stands: its phases, and who acts in which order by which rule. */

import type { Seat } from '../../../kernel/index.ts';
import { attentive } from '../../../ui/attentive.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { cardsAt } from '../corrected.ts';
import { FACTS, letterIn } from '../facts.ts';
import { militaryValue } from '../order.ts';
import type { AmulView } from '../view.ts';
import { SymbolIcon } from './art/symbols.tsx';
import { type AmulProps, byMilitary, orderIn, playerAt } from './sight.ts';
import { nameOf, useWords } from './words.ts';
import './strip.css';

const PHASES = ['restock', 'propose', 'choose', 'reveal', 'effects'] as const;
type Phase = (typeof PHASES)[number];
const RULES: Readonly<Record<Phase, string>> = {
  restock: 'AM-REST-1',
  propose: 'AM-PLAN-1',
  choose: 'AM-PLAN-2',
  reveal: 'AM-PLAN-3',
  effects: 'AM-UPK-1',
};

function phaseOf({ agenda }: AmulView): Phase | null {
  const kind = agenda.at(-1)?.kind;
  if (kind === 'take' || kind === 'effect') return agenda.some((step) => step.kind === 'upkeep') ? 'effects' : null;
  return kind === 'propose' || kind === 'choose' || kind === 'reveal' ? kind : null;
}

export function Strip(props: AmulProps) {
  const words = useWords();
  const { view } = props.sight;
  const phase = phaseOf(view);
  if (phase === null) return <div className="amul-strip">{words.strip.scoring}</div>;
  const now = PHASES.indexOf(phase);
  return (
    <div className="amul-strip">
      <ol className="amul-phases" aria-label={words.strip.round(view.round)}>
        {PHASES.map((each, i) => (
          <Explain
            key={each}
            as="li"
            title={words.strip.phases[each]}
            says={words.strip.phaseHelp[each]}
            rule={RULES[each]}
            tabIndex={-1}
            className={i < now ? 'done' : i === now ? 'now' : ''}
          >
            {i < now && <Icon name="check" size={12} />}
            {words.strip.phases[each]}
          </Explain>
        ))}
      </ol>
      <Order {...props} phase={phase} />
    </div>
  );
}

function Order({ phase, ...props }: AmulProps & { readonly phase: Phase }) {
  const { strip } = useWords();
  const { view, waiting } = props.sight;
  const military = byMilitary(view);
  const together = phase === 'propose' || phase === 'reveal';
  const label = together ? strip.together : military ? strip.byMilitary : strip.byChoice;
  const last = view.round === view.players.length;
  return (
    <>
      <Explain
        title={label}
        says={military ? strip.switched : strip.soon(view.players.length + 1)}
        rule={military ? 'AM-ORD-3' : 'AM-ORD-2'}
        tabIndex={-1}
        className={`amul-order-by ${military && !together ? 'military' : ''}`}
      >
        {label}
        {last && <small>{strip.soon(view.round + 1)}</small>}
      </Explain>
      <ol className="amul-order">
        {seatsIn(view, phase).map((seat) => (
          <Turn key={seat} {...props} seat={seat} phase={phase} waiting={waiting.includes(seat)} />
        ))}
      </ol>
    </>
  );
}

/** Who acts in this phase, in its order; of Effects those who still have one. */
function seatsIn(view: AmulView, phase: Phase): readonly Seat[] {
  if (phase === 'choose') return orderIn(view);
  if (phase !== 'effects') return view.players.map((_, seat) => seat);
  const owners = view.agenda.toReversed().flatMap((step) => {
    if (step.kind === 'take') return [step.seat];
    return step.kind === 'effect' ? [step.owner] : [];
  });
  return [...new Set(owners)];
}

const Turn = attentive(function Turn({
  seat,
  phase,
  waiting,
  sight,
  faces,
}: AmulProps & { readonly seat: Seat; readonly phase: Phase; readonly waiting: boolean }) {
  const words = useWords();
  const { view } = sight;
  const face = faces[seat];
  if (!face) return null;
  const { area } = playerAt(view, seat);
  const value = militaryValue(area);
  const letters = area.map((one) => letterIn(cardsAt(view)[one])).filter((letter) => letter !== '');
  const done = isDone(view, phase, seat, waiting);
  const effect = view.agenda.find((step) =>
    step.kind === 'take' ? step.seat === seat : step.kind === 'effect' && step.owner === seat,
  );
  const card = effect?.kind === 'take' || effect?.kind === 'effect' ? effect.card : null;
  return (
    <Explain
      as="li"
      title={face.name}
      says={words.strip.military(value, letters.toSorted().map(words.board.letter).join(', '))}
      rule="AM-ORD-4"
      tabIndex={-1}
      className={waiting ? 'now' : done ? 'done' : ''}
    >
      <SeatBadge face={face} size={24} />
      <b>{sight.seat === seat ? words.strip.you : face.name}</b>
      {phase === 'effects' && card !== null && FACTS[card].effect && <span>{nameOf(words, card)}</span>}
      {phase === 'choose' && byMilitary(view) && (
        <span className="amul-order-value">
          <SymbolIcon symbol="military" size={16} />
          {`${value}${letters.length > 0 ? ` ${letters.toSorted().join('')}` : ''}`}
        </span>
      )}
      {phase === 'choose' && !byMilitary(view) && view.firstChoice === seat && (
        <span className="amul-order-first">1</span>
      )}
      {done && <Icon name="check" size={13} />}
    </Explain>
  );
});

function isDone({ agenda }: AmulView, phase: Phase, seat: Seat, waiting: boolean): boolean {
  if (waiting || phase === 'effects') return false;
  if (phase !== 'choose') return true;
  return !agenda.some((step) => step.kind === 'choose' && step.seat === seat);
}
