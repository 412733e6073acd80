/** What a raja has beside the province: Kali with the dice, karma, workers, the supply, and the building scroll. */
import { useState } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import { attentive } from '../../../ui/attentive.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { BUILDINGS, COLOURS, type Colour, KARMA, LEVEL, type WorkerPlace } from '../data.ts';
import { countDice, DICE, type DieId, dieOf, kaliPlaces } from '../dice.ts';
import { BuildingMark } from './art/buildings.tsx';
import { DiePiece } from './art/DieMark.tsx';
import { Glyph } from './art/glyphs.tsx';
import { Kali } from './art/Kali.tsx';
import { WorkerPiece } from './art/Pieces.tsx';
import { explainLevel, told } from './explain.ts';
import { RolledDie } from './RolledDie.tsx';
import { offerAt } from './Spot.tsx';
import { openStep, playerAt, type RajasProps } from './sight.ts';
import { pointing } from './targets.ts';
import { useWords } from './words.ts';

const places = (n: number) => Array.from({ length: n }, (_, i) => i);
const LEVELS = Array.from({ length: LEVEL.last - LEVEL.first + 1 }, (_, i) => LEVEL.first + i);

export const Hand = attentive(function Hand({ seat, ...props }: RajasProps & { seat: Seat }) {
  const own = props.sight.seat === seat;
  const hands = own ? props : { ...props, offers: [], shown: null };
  return (
    <div className="rajas-hand">
      <Dice {...hands} seat={seat} />
      <Stock {...hands} seat={seat} />
    </div>
  );
});

function Dice({ seat, ...props }: RajasProps & { seat: Seat }) {
  const words = useWords();
  const { view } = props.sight;
  const player = playerAt(view, seat);
  const step = openStep(view);
  const chosen = step?.kind === 'reroll' && step.seat === seat ? [...step.chosen] : [];
  const most = kaliPlaces(view, seat);
  const dice = DICE.flatMap(({ at, id }) => places(player.dice[at] ?? 0).map((nth) => ({ id, nth })));
  return (
    <>
      <Explain
        {...told(words.explain.kali(countDice(player), most), 'RG-DICE-3')}
        className="rajas-kali"
        role="img"
        aria-label={words.explain.kali(countDice(player), most).lines.join(' ')}
      >
        <Kali size={60} />
      </Explain>
      <div className="rajas-dice">
        {dice.map(({ id, nth }) => {
          const picked = chosen.includes(id);
          if (picked) chosen.splice(chosen.indexOf(id), 1);
          return <OwnDie key={`${id} ${nth}`} {...props} id={id} nth={nth} picked={picked} />;
        })}
        {places(Math.max(0, most - dice.length)).map((i) => (
          <em key={i} />
        ))}
      </div>
    </>
  );
}

function OwnDie({ id, nth, picked, ...props }: RajasProps & { id: DieId; nth: number; picked: boolean }) {
  const words = useWords();
  const { colour, value } = dieOf(id);
  // Dice that show the same are one answer: the first of them carries it.
  const offer = nth === 0 || picked ? offerAt(props, `die:${id}`) : null;
  const turn = nth === 0 ? offerAt(props, `turn:${id}`) : null;
  const paid = props.shown?.moves.some((move) => move.do === 'pay' && move.die === id) ?? false;
  const die = <RolledDie colour={colour} value={value} motion={props.motion} nth={nth} />;
  return (
    <Explain
      {...told(words.explain.die(id), 'RG-DICE-1')}
      tabIndex={-1}
      className={`rajas-die ${picked ? 'picked' : ''} ${paid ? 'paid' : ''}`}
    >
      {offer && !picked ? (
        <button
          type="button"
          className={props.shown?.id === offer.id ? 'chosen' : 'offered'}
          aria-label={offer.spoken}
          {...pointing(props, offer)}
        >
          {die}
          {offer.letter !== '' && <i>{offer.letter}</i>}
        </button>
      ) : (
        die
      )}
      {turn && (
        <button type="button" className="rajas-turn" aria-label={turn.spoken} {...pointing(props, turn)}>
          <Glyph name="karma" size={18} />
          <b>{7 - value}</b>
        </button>
      )}
    </Explain>
  );
}

function Stock({ seat, ...props }: RajasProps & { seat: Seat }) {
  const words = useWords();
  const { view } = props.sight;
  const player = playerAt(view, seat);
  const face = props.faces[seat];
  const waiting = (['fame', 'money', 'bridge'] as const satisfies readonly WorkerPlace[]).filter(
    (at) => player.waiting[at],
  );
  const workers = words.explain.workers(
    player.unplaced,
    player.workers,
    words.list(waiting.map((at) => words.explain.workerAt[at])),
  );
  const karma = words.explain.karma(player.karma);
  return (
    <div className="rajas-stock">
      <Explain as="div" {...told(karma, 'RG-KARMA-2')} role="img" aria-label={karma.title}>
        <small>{words.panels.karma}</small>
        {places(KARMA.most).map((i) => (
          <span key={i} className={i < player.karma ? '' : 'gone'}>
            <Glyph name="karma" size={20} />
          </span>
        ))}
      </Explain>
      <Explain as="div" {...told(workers, 'RG-WORKER-1')} role="img" aria-label={workers.title}>
        <small>{words.panels.workers}</small>
        {face &&
          places(player.workers).map((i) => <WorkerPiece key={i} face={face} size={20} gone={i >= player.unplaced} />)}
      </Explain>
      <Supply {...props} />
    </div>
  );
}

/** The general supply. Several dice of one gain are picked one after the other; the last one gives the answer. */
function Supply(props: RajasProps) {
  const words = useWords();
  const { view, ply } = props.sight;
  const step = openStep(view);
  const asked = step?.kind === 'take' && props.offers.length > 0;
  const [picked, setPicked] = useState<{ readonly ply: number; readonly colours: readonly Colour[] }>({
    ply,
    colours: [],
  });
  const so = asked && picked.ply === ply ? picked.colours : [];
  const takings = asked ? props.offers : [];
  const fitting = (colours: readonly Colour[]) =>
    takings.filter(({ moves: [move] }) => move?.do === 'take' && contains(move.colours, colours));
  const press = (colour: Colour) => {
    const colours = [...so, colour];
    const [offer] = fitting(colours);
    if (offer?.moves[0]?.do === 'take' && offer.moves[0].colours.length === colours.length) props.give(offer);
    setPicked({
      ply,
      colours: offer?.moves[0]?.do === 'take' && offer.moves[0].colours.length === colours.length ? [] : colours,
    });
  };
  return (
    <section className="rajas-supply" aria-label={words.panels.supply}>
      {COLOURS.map((colour) => {
        const count = so.filter((one) => one === colour).length;
        const open = asked && fitting([...so, colour]).length > 0;
        const inside = (
          <>
            <DiePiece colour={colour} size={18} />
            {view.supply[colour]}
            {count > 0 && <b>+{count}</b>}
          </>
        );
        return (
          <Explain key={colour} {...told(words.explain.supply(colour, view.supply[colour]), 'RG-DICE-7')} tabIndex={-1}>
            {open ? (
              <button type="button" className="offered" onClick={() => press(colour)} data-supply={colour}>
                {inside}
              </button>
            ) : (
              <span>{inside}</span>
            )}
          </Explain>
        );
      })}
    </section>
  );
}

function contains(all: readonly Colour[], some: readonly Colour[]): boolean {
  return COLOURS.every((colour) => all.filter((c) => c === colour).length >= some.filter((c) => c === colour).length);
}

/** The building scroll: what each building brings, now and after upgrades. */
export const Levels = attentive(function Levels({ seat, ...props }: RajasProps & { seat: Seat }) {
  const words = useWords();
  const own = props.sight.seat === seat;
  const hands = own ? props : { ...props, offers: [], shown: null };
  const { levels } = playerAt(props.sight.view, seat);
  return (
    <div className="rajas-levels">
      {BUILDINGS.map((building) => {
        const offer = offerAt(hands, `level:${building}`);
        const inside = (
          <>
            <BuildingMark building={building} size={28} />
            <span>
              <small>{words.building[building]}</small>
              <span>
                {LEVELS.map((level) => (
                  <i
                    key={level}
                    className={level === levels[building] ? 'now' : level < levels[building] ? 'passed' : ''}
                  >
                    {level}
                  </i>
                ))}
              </span>
            </span>
            {offer && offer.letter !== '' && <b>{offer.letter}</b>}
          </>
        );
        const explanation = explainLevel(words, props.sight.view, seat, building);
        return (
          <Explain key={building} as="div" {...explanation} tabIndex={-1}>
            {offer ? (
              <button
                type="button"
                className={props.shown?.id === offer.id ? 'chosen' : 'offered'}
                aria-label={offer.spoken}
                {...pointing(hands, offer)}
              >
                {inside}
              </button>
            ) : (
              <div role="img" aria-label={`${explanation.title}: ${levels[building]}`}>
                {inside}
              </div>
            )}
          </Explain>
        );
      })}
    </div>
  );
});
