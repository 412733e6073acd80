/** Where the round stands: its phases, and who acts in which order by which rule. */
import { memo } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import type { SeatFace } from '../../../ui/contract.ts';
import { Explain } from '../../../ui/Explain.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { cardsAt } from '../corrected.ts';
import { FACTS, letterIn } from '../facts.ts';
import { militaryValue } from '../order.ts';
import type { Words } from '../text/en.ts';
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
          <PhaseStep key={each} phase={each} when={i < now ? 'done' : i === now ? 'now' : ''} />
        ))}
      </ol>
      <OrderBy
        military={byMilitary(view)}
        together={phase === 'propose' || phase === 'reveal'}
        round={view.round}
        seats={view.players.length}
      />
      <ol className="amul-order">
        {seatsIn(view, phase).map((seat) => (
          <Turn key={seat} {...turnOf(words, props, phase, seat)} />
        ))}
      </ol>
    </div>
  );
}

const PhaseStep = memo(function PhaseStep({
  phase,
  when,
}: {
  readonly phase: Phase;
  readonly when: 'done' | 'now' | '';
}) {
  const { strip } = useWords();
  return (
    <Explain
      as="li"
      title={strip.phases[phase]}
      says={strip.phaseHelp[phase]}
      rule={RULES[phase]}
      tabIndex={-1}
      className={when}
    >
      {when === 'done' && <Icon name="check" size={12} />}
      {strip.phases[phase]}
    </Explain>
  );
});

const OrderBy = memo(function OrderBy({
  military,
  together,
  round,
  seats,
}: {
  readonly military: boolean;
  readonly together: boolean;
  readonly round: number;
  readonly seats: number;
}) {
  const { strip } = useWords();
  const label = together ? strip.together : military ? strip.byMilitary : strip.byChoice;
  return (
    <Explain
      title={label}
      says={military ? strip.switched : strip.soon(seats + 1)}
      rule={military ? 'AM-ORD-3' : 'AM-ORD-2'}
      tabIndex={-1}
      className={`amul-order-by ${military && !together ? 'military' : ''}`}
    >
      {label}
      {round === seats && <small>{strip.soon(round + 1)}</small>}
    </Explain>
  );
});

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

interface TurnProps {
  readonly face: SeatFace | undefined;
  readonly own: boolean;
  readonly when: 'now' | 'done' | '';
  readonly value: number;
  /** In the order of the alphabet. */
  readonly letters: string;
  /** The card whose effect the seat still has; the empty string for none. */
  readonly effect: string;
  /** What the order goes by in this phase. */
  readonly by: 'military' | 'choice' | null;
  readonly first: boolean;
}

function turnOf(words: Words, { sight, faces }: AmulProps, phase: Phase, seat: Seat): TurnProps {
  const { view } = sight;
  const { area } = playerAt(view, seat);
  const printed = cardsAt(view);
  const waiting = sight.waiting.includes(seat);
  const effect = view.agenda.find((step) =>
    step.kind === 'take' ? step.seat === seat : step.kind === 'effect' && step.owner === seat,
  );
  const card = effect?.kind === 'take' || effect?.kind === 'effect' ? effect.card : null;
  return {
    face: faces[seat],
    own: sight.seat === seat,
    when: waiting ? 'now' : isDone(view, phase, seat) ? 'done' : '',
    value: militaryValue(area),
    letters: area
      .map((one) => letterIn(printed[one]))
      .toSorted()
      .join(''),
    effect: phase === 'effects' && card !== null && FACTS[card].effect ? nameOf(words, card) : '',
    by: phase !== 'choose' ? null : byMilitary(view) ? 'military' : 'choice',
    first: view.firstChoice === seat,
  };
}

const Turn = memo(function Turn({ face, own, when, value, letters, effect, by, first }: TurnProps) {
  const words = useWords();
  if (!face) return null;
  return (
    <Explain
      as="li"
      title={face.name}
      says={words.strip.military(value, [...letters].map(words.board.letter).join(', '))}
      rule="AM-ORD-4"
      tabIndex={-1}
      className={when}
    >
      <SeatBadge face={face} size={24} />
      <b>{own ? words.strip.you : face.name}</b>
      {effect !== '' && <span>{effect}</span>}
      {by === 'military' && (
        <span className="amul-order-value">
          <SymbolIcon symbol="military" size={16} />
          {`${value}${letters === '' ? '' : ` ${letters}`}`}
        </span>
      )}
      {by === 'choice' && first && <span className="amul-order-first">1</span>}
      <Icon name="check" size={13} />
    </Explain>
  );
});

/** Whether a seat that is not awaited has had its turn in this phase. */
function isDone({ agenda }: AmulView, phase: Phase, seat: Seat): boolean {
  if (phase === 'effects') return false;
  if (phase !== 'choose') return true;
  return !agenda.some((step) => step.kind === 'choose' && step.seat === seat);
}
