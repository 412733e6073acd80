/** What a raja has beside the province: Kali with the dice, karma, workers and the supply. */
import { memo, useState } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import { attentive } from '../../../ui/attentive.tsx';
import type { SeatFace } from '../../../ui/contract.ts';
import { Explain } from '../../../ui/Explain.tsx';
import { COLOURS, type Colour, KARMA, type WorkerPlace } from '../data.ts';
import { countDice, DICE, type DieId, dieOf, kaliPlaces } from '../dice.ts';
import { DiePiece } from './art/DieMark.tsx';
import { Glyph } from './art/glyphs.tsx';
import { Kali } from './art/Kali.tsx';
import { WorkerPiece } from './art/Pieces.tsx';
import { told } from './explain.ts';
import { RolledDie } from './RolledDie.tsx';
import { type Answering, answerAt, offerAt } from './Spot.tsx';
import { openStep, playerAt, type RajasOffer, type RajasProps } from './sight.ts';
import { pointing } from './targets.ts';
import { useWords } from './words.ts';

const places = (n: number) => Array.from({ length: n }, (_, i) => i);

export const Hand = attentive(function Hand({ seat, ...props }: RajasProps & { seat: Seat }) {
  const own = props.sight.seat === seat;
  const hands = own ? props : { ...props, offers: [], shown: null };
  const { view } = props.sight;
  const player = playerAt(view, seat);
  return (
    <div className="rajas-hand">
      <KaliSpot dice={countDice(player)} most={kaliPlaces(view, seat)} />
      <Dice {...hands} seat={seat} />
      <Stock {...hands} seat={seat} />
    </div>
  );
});

const KaliSpot = memo(function KaliSpot({ dice, most }: { readonly dice: number; readonly most: number }) {
  const words = useWords();
  const kali = words.explain.kali(dice, most);
  return (
    <Explain {...told(kali, 'RG-DICE-3')} className="rajas-kali" role="img" aria-label={kali.lines.join(' ')}>
      <Kali size={60} />
    </Explain>
  );
});

const Dice = attentive(function Dice({ seat, ...props }: RajasProps & { seat: Seat }) {
  const { view } = props.sight;
  const player = playerAt(view, seat);
  const step = openStep(view);
  const chosen = step?.kind === 'reroll' && step.seat === seat ? [...step.chosen] : [];
  const most = kaliPlaces(view, seat);
  const dice = DICE.flatMap(({ at, id }) => places(player.dice[at] ?? 0).map((nth) => ({ id, nth })));
  return (
    <div className="rajas-dice">
      {dice.map(({ id, nth }) => {
        const picked = chosen.includes(id);
        if (picked) chosen.splice(chosen.indexOf(id), 1);
        // Dice that show the same are one answer: the first of them carries it.
        const answer = nth === 0 || picked ? answerAt(props, `die:${id}`) : null;
        return (
          <OwnDie
            key={`${id} ${nth}`}
            id={id}
            nth={nth}
            picked={picked}
            paid={props.shown?.moves.some((move) => move.do === 'pay' && move.die === id) ?? false}
            turn={nth === 0 ? offerAt(props, `turn:${id}`) : null}
            motion={props.motion}
            offer={answer?.offer ?? null}
            chosen={answer?.chosen ?? false}
            show={props.show}
            give={props.give}
          />
        );
      })}
      {places(Math.max(0, most - dice.length)).map((i) => (
        <em key={i} />
      ))}
    </div>
  );
});

const OwnDie = memo(function OwnDie({
  id,
  nth,
  picked,
  paid,
  turn,
  motion,
  offer,
  chosen,
  show,
  give,
}: Answering & {
  readonly id: DieId;
  readonly nth: number;
  readonly picked: boolean;
  readonly paid: boolean;
  /** The answer that turns it over. */
  readonly turn: RajasOffer | null;
  readonly motion: boolean;
}) {
  const words = useWords();
  const { colour, value } = dieOf(id);
  const die = <RolledDie colour={colour} value={value} motion={motion} nth={nth} />;
  return (
    <Explain
      {...told(words.explain.die(id), 'RG-DICE-1')}
      tabIndex={-1}
      className={`rajas-die ${picked ? 'picked' : ''} ${paid ? 'paid' : ''}`}
    >
      {offer && !picked ? (
        <button
          type="button"
          className={chosen ? 'chosen' : 'offered'}
          aria-label={offer.spoken}
          {...pointing({ show, give }, offer)}
        >
          {die}
          {offer.letter !== '' && <i>{offer.letter}</i>}
        </button>
      ) : (
        die
      )}
      {turn && (
        <button type="button" className="rajas-turn" aria-label={turn.spoken} {...pointing({ show, give }, turn)}>
          <Glyph name="karma" size={18} />
          <b>{7 - value}</b>
        </button>
      )}
    </Explain>
  );
});

const WAITING = ['fame', 'money', 'bridge'] as const satisfies readonly WorkerPlace[];

const Stock = attentive(function Stock({ seat, ...props }: RajasProps & { seat: Seat }) {
  const words = useWords();
  const player = playerAt(props.sight.view, seat);
  const waiting = WAITING.filter((at) => player.waiting[at]).map((at) => words.explain.workerAt[at]);
  return (
    <div className="rajas-stock">
      <Karma karma={player.karma} />
      <Workers
        face={props.faces[seat]}
        unplaced={player.unplaced}
        workers={player.workers}
        waiting={words.list(waiting)}
      />
      <Supply {...props} />
    </div>
  );
});

const Karma = memo(function Karma({ karma }: { readonly karma: number }) {
  const words = useWords();
  const says = words.explain.karma(karma);
  return (
    <Explain as="div" {...told(says, 'RG-KARMA-2')} role="img" aria-label={says.title}>
      <small>{words.panels.karma}</small>
      {places(KARMA.most).map((i) => (
        <span key={i} className={i < karma ? '' : 'gone'}>
          <Glyph name="karma" size={20} />
        </span>
      ))}
    </Explain>
  );
});

const Workers = memo(function Workers({
  face,
  unplaced,
  workers,
  waiting,
}: {
  readonly face: SeatFace | undefined;
  readonly unplaced: number;
  readonly workers: number;
  /** Where the others wait, in words. */
  readonly waiting: string;
}) {
  const words = useWords();
  const says = words.explain.workers(unplaced, workers, waiting);
  return (
    <Explain as="div" {...told(says, 'RG-WORKER-1')} role="img" aria-label={says.title}>
      <small>{words.panels.workers}</small>
      {face && places(workers).map((i) => <WorkerPiece key={i} face={face} size={20} gone={i >= unplaced} />)}
    </Explain>
  );
});

/** The dice that were picked at a question. */
interface Picked {
  readonly ply: number;
  readonly colours: readonly Colour[];
}

/** The general supply. Several dice of one gain are picked one after the other; the last one gives the answer. */
const Supply = attentive(function Supply(props: RajasProps) {
  const words = useWords();
  const { view } = props.sight;
  const asked = props.offers.length > 0 && openStep(view)?.kind === 'take';
  const [picked, setPicked] = useState<Picked>({ ply: -1, colours: [] });
  const so = asked && picked.ply === props.sight.ply ? picked.colours : [];
  const takings = asked ? props.offers : [];
  const fitting = (colours: readonly Colour[]) =>
    takings.filter(({ moves: [move] }) => move?.do === 'take' && contains(move.colours, colours));
  const press = (colour: Colour) => {
    const colours = [...so, colour];
    const [offer] = fitting(colours);
    if (offer?.moves[0]?.do === 'take' && offer.moves[0].colours.length === colours.length) props.give(offer);
    setPicked({
      ply: props.sight.ply,
      colours: offer?.moves[0]?.do === 'take' && offer.moves[0].colours.length === colours.length ? [] : colours,
    });
  };
  return (
    <section className="rajas-supply" aria-label={words.panels.supply}>
      {COLOURS.map((colour) => {
        const count = so.filter((one) => one === colour).length;
        const open = asked && fitting([...so, colour]).length > 0;
        return (
          <SupplyDice
            key={colour}
            colour={colour}
            left={view.supply[colour]}
            picked={count}
            press={open ? press : null}
          />
        );
      })}
    </section>
  );
});

const SupplyDice = memo(function SupplyDice({
  colour,
  left,
  picked,
  press,
}: {
  readonly colour: Colour;
  readonly left: number;
  readonly picked: number;
  /** Null where none may be taken. */
  readonly press: ((colour: Colour) => void) | null;
}) {
  const words = useWords();
  const inside = (
    <>
      <DiePiece colour={colour} size={18} />
      {left}
      {picked > 0 && <b>+{picked}</b>}
    </>
  );
  return (
    <Explain {...told(words.explain.supply(colour, left), 'RG-DICE-7')} tabIndex={-1}>
      {press ? (
        <button type="button" className="offered" onClick={() => press(colour)} data-supply={colour}>
          {inside}
        </button>
      ) : (
        <span>{inside}</span>
      )}
    </Explain>
  );
});

function contains(all: readonly Colour[], some: readonly Colour[]): boolean {
  return COLOURS.every((colour) => all.filter((c) => c === colour).length >= some.filter((c) => c === colour).length);
}
