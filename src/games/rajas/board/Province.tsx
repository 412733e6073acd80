/** A province: residence, tiles and special yields in their frame; where a tile may go, the ghost of it and what it brings. */
import { type MouseEvent, memo, useId } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import { attentive } from '../../../ui/attentive.tsx';
import { Chips } from '../../../ui/Chips.tsx';
import { placedPath } from '../../../ui/path.ts';
import { ROVING } from '../../../ui/rove.ts';
import { CELLS, type CellId } from '../data.ts';
import { factsOf } from '../facts.ts';
import { cellAt, roadsInto } from '../province.ts';
import type { Placed, Slot } from '../state.ts';
import { EffectMark, widthOf } from './art/EffectMark.tsx';
import { GlyphMark } from './art/glyphs.tsx';
import { INK, YIELD_INK } from './art/ink.ts';
import { Txt } from './art/Num.tsx';
import { Paints } from './art/Paints.tsx';
import { Residence } from './art/Residence.tsx';
import { TileMark } from './art/TileArt.tsx';
import { explainCell, explainResidence, explainSlot } from './explain.ts';
import { useFacts } from './facts.ts';
import { ICONS } from './icons.tsx';
import { Appear } from './motion.tsx';
import { previewOf } from './preview.ts';
import { type Answering, answerAt, LetterMark, Spot } from './Spot.tsx';
import { openStep, playerAt, type RajasOffer, type RajasProps, type SlotNow, slotsOf } from './sight.ts';
import { pointing } from './targets.ts';
import { useWords } from './words.ts';

/** In units of the drawing: a cell, and the frame beside and above. */
const CELL = 70;
const SIDE = 40;
const EDGE = 36;
const WIDTH = 5 * CELL + 2 * SIDE;
const HEIGHT = 4 * CELL + 2 * EDGE;

function corner(cell: CellId): { x: number; y: number } {
  const [row = 1, column = 1] = cell.split('-').map(Number);
  return { x: SIDE + (column - 1) * CELL, y: EDGE + (row - 1) * CELL };
}

export const Province = attentive(function Province({ seat, ...props }: RajasProps & { seat: Seat }) {
  const words = useWords();
  const paint = useId();
  const own = props.sight.seat === seat;
  const facts = factsOf(props.sight.view);
  const player = playerAt(props.sight.view, seat);
  const hands = own ? props : { ...props, offers: [], shown: null };
  const reached = own ? reachedSlots(props) : new Set<string>();
  return (
    <svg
      className="rajas-province"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-label={words.panels.province}
      {...ROVING}
      data-moves={props.motion ? 'on' : 'off'}
    >
      <Ground paint={paint} />
      {CELLS.map((cell) => {
        const placed = player.province[cellAt(cell)] ?? null;
        const answering = answerAt(hands, `cell:${cell}`);
        return (
          <CellSpot
            key={cell}
            cell={cell}
            placed={placed}
            reached={placed === null && roadsInto(facts, player, cellAt(cell)) !== 0}
            offered={answering.offer && hands}
            {...answering}
          />
        );
      })}
      {slotsOf(props.sight.view, seat).map(({ slot, ...printed }) => (
        <SlotSpot
          key={printed.id}
          {...printed}
          {...slot}
          reached={reached.has(printed.id)}
          {...answerAt(hands, `slot:${printed.id}`)}
        />
      ))}
      {own && <GainPlate {...props} />}
    </svg>
  );
});

/** What is printed on every province. */
const Ground = memo(function Ground({ paint }: { readonly paint: string }) {
  const words = useWords();
  return (
    <>
      <Paints id={paint} />
      <rect width={WIDTH} height={HEIGHT} rx="14" fill={INK.indigo} />
      <rect x="2" y="2" width={WIDTH - 4} height={HEIGHT - 4} rx="12" fill={`url(#${paint}-jali)`} />
      <rect
        x={SIDE - 4}
        y={EDGE - 4}
        width={CELL * 5 + 8}
        height={CELL * 4 + 8}
        rx="5"
        fill="#cdb07a"
        stroke={INK.gold}
        strokeWidth="2"
      />
      <Spot explanation={explainResidence(words, useFacts())}>
        <Residence x={SIDE + 2 * CELL} y={EDGE} size={CELL} />
      </Spot>
    </>
  );
});

/** The yields that the tile which is pointed at would connect. */
function reachedSlots(props: RajasProps): Set<string> {
  const after = previewOf(props)?.foresight.after;
  const { seat, view } = props.sight;
  if (!after || seat === null) return new Set();
  const before = slotsOf(view, seat);
  return new Set(slotsOf(after, seat).flatMap(({ id, slot }, i) => (slot.state !== before[i]?.slot.state ? [id] : [])));
}

const CellSpot = memo(function CellSpot({
  cell,
  placed,
  reached,
  offered,
  offer,
}: Answering & {
  readonly cell: CellId;
  readonly placed: Placed | null;
  readonly reached: boolean;
  /** All answers, where this cell is one of them. */
  readonly offered: RajasProps | null;
}) {
  const words = useWords();
  const { x, y } = corner(cell);
  const [row = 0, column = 0] = cell.split('-').map(Number);
  return (
    <Spot explanation={explainCell(words, useFacts(), cell, placed, reached)}>
      <rect
        x={x + 1.5}
        y={y + 1.5}
        width={CELL - 3}
        height={CELL - 3}
        rx="5"
        fill={(row + column) % 2 ? '#dfe3bb' : '#e6e8c6'}
      />
      <path d={placedPath('M17 49q3-7 0-12q6 4 4 12zM48 28q3-7 0-11q6 4 4 11z', x, y, 1)} fill="#b9c48b" />
      {placed && (
        <Appear key={placed.tile}>
          {placed.covers && (
            <rect x={x + 4} y={y + 4} width={CELL} height={CELL} rx="4" fill="#3a2a10" fillOpacity=".55" />
          )}
          <TileMark
            tile={placed.tile}
            turn={placed.turn}
            x={x + (placed.covers ? -2 : 0)}
            y={y + (placed.covers ? -3 : 0)}
            size={CELL}
          />
        </Appear>
      )}
      {offered && offer && <CellOffer {...offered} cell={cell} offer={offer} covered={placed !== null} />}
    </Spot>
  );
});

function CellOffer({
  cell,
  offer,
  covered,
  ...props
}: RajasProps & { cell: CellId; offer: RajasOffer; covered: boolean }) {
  const { x, y } = corner(cell);
  const chosen = props.shown?.id === offer.id;
  const step = openStep(props.sight.view);
  const [move] = offer.moves;
  return (
    <g {...pointing(props, offer)} className="rajas-target" transform={`translate(${x} ${y})`}>
      <rect
        x="3"
        y="3"
        width={CELL - 6}
        height={CELL - 6}
        rx="6"
        fill="#fff6d8"
        fillOpacity={covered ? 0.35 : 1}
        stroke="#fff6d8"
        strokeWidth="6"
      />
      {chosen && step?.kind === 'build' && move?.do === 'build' ? (
        <TileMark tile={step.tile} turn={move.turn} x={0} y={0} size={CELL} ghost />
      ) : covered ? (
        <LetterMark letter={offer.letter} x={CELL - 12} y={12} chosen={chosen} />
      ) : (
        <>
          <Txt x={CELL / 2} y={31} size={22} fill={INK.letter} weight={700} display>
            {offer.letter}
          </Txt>
          <foreignObject x="2" y="36" width={CELL - 4} height="30">
            <div className="rajas-cell-gain">
              <Chips price={[]} gain={offer.gain.slice(0, 4)} icons={ICONS} />
            </div>
          </foreignObject>
        </>
      )}
      <rect
        x="3"
        y="3"
        width={CELL - 6}
        height={CELL - 6}
        rx="6"
        fill="none"
        stroke={chosen ? INK.saffronDeep : INK.saffron}
        strokeWidth={chosen ? 4 : 2.6}
        strokeDasharray={chosen ? undefined : '6 5'}
        pointerEvents="none"
      />
      {chosen && <TurnHandle {...props} />}
    </g>
  );
}

/** Turns the tile that is pointed at: to the next turn in which it may lie there. */
function TurnHandle(props: RajasProps) {
  const words = useWords();
  const { shown, offers } = props;
  const turns = offers.filter(({ target, moves: [move] }) => target === shown?.target && move?.do === 'build');
  const next = turns[(turns.findIndex(({ id }) => id === shown?.id) + 1) % turns.length];
  if (next === undefined || turns.length < 2) return null;
  return (
    <g transform={`translate(${CELL - 17} ${CELL - 17})`} aria-label={words.panels.turn} {...turning(props, next)}>
      <rect x="-17" y="-17" width="34" height="34" fill="transparent" />
      <circle r="14" fill={INK.saffron} stroke={INK.ivory} strokeWidth="2" />
      <GlyphMark name="reroll" x={-10} y={-10} size={20} tones={['#2b1c00', '#2b1c00']} />
    </g>
  );
}

const SlotSpot = memo(function SlotSpot({
  id,
  cell,
  side,
  colour,
  gain,
  state,
  tile,
  reached,
  offer,
  chosen,
  show,
  give,
}: Omit<SlotNow, 'slot'> & Slot & Answering & { readonly reached: boolean }) {
  const words = useWords();
  const { x, y } = corner(cell);
  const at = {
    N: { x: x + CELL / 2, y: EDGE / 2 - 1 },
    S: { x: x + CELL / 2, y: HEIGHT - EDGE / 2 + 1 },
    W: { x: SIDE / 2 - 2, y: y + CELL / 2 },
    E: { x: WIDTH - SIDE / 2 + 2, y: y + CELL / 2 },
  }[side];
  const [ground, edge] = colour === null ? [INK.paper, INK.gold] : YIELD_INK[colour];
  const narrow = side === 'W' || side === 'E';
  // Two gains beside each other are wider than the frame at the left and at the right: there one stands below the other.
  const gains = narrow && gain.type === 'sequence' ? gain.steps : [gain];
  const w = Math.min(widthOf(gain) + 4, narrow ? SIDE - 5 : 80);
  const h = 26 * gains.length + 5;
  const over = state === 'paid' || state === 'idle';
  const lit = reached || state === 'due' || offer !== null;
  return (
    <Spot explanation={explainSlot(words, gain, state, colour)} name={id}>
      <g {...(offer ? { ...pointing({ show, give }, offer), className: 'rajas-target' } : {})}>
        {offer && <circle cx={at.x} cy={at.y} r="23" fill="transparent" />}
        <rect
          x={at.x - w / 2}
          y={at.y - h / 2}
          width={w}
          height={h}
          rx={tile === null ? 10 : 4}
          fill={lit ? '#fde2a4' : ground}
          stroke={lit ? (chosen ? INK.saffronDeep : INK.saffron) : edge}
          strokeWidth={lit ? 3.2 : tile === null ? 1.5 : 2.4}
          strokeDasharray={offer && !chosen ? '6 4' : undefined}
        />
        {gains.map((one, i) => (
          <g key={one.type} opacity={over ? 0.35 : 1}>
            <EffectMark effect={one} x={at.x} y={at.y + 26 * i - 13 * (gains.length - 1)} scale={0.86} />
          </g>
        ))}
        {over && (
          <path
            d={placedPath(state === 'paid' ? 'M-7 1l5 6l9-13' : 'M-7-7l14 14M7-7l-14 14', at.x, at.y, 1)}
            fill="none"
            stroke={state === 'paid' ? '#1f6b4f' : INK.madder}
            strokeWidth="3.500"
            strokeLinecap="round"
          />
        )}
        {offer && <LetterMark letter={offer.letter} x={at.x + w / 2 - 2} y={at.y + 1.5 - h / 2} chosen={chosen} />}
      </g>
    </Spot>
  );
});

/** What the tile would bring, beside the cell that is pointed at. */
function GainPlate({ shown }: RajasProps) {
  const move = shown?.moves[0];
  if (!shown || move?.do !== 'build') return null;
  const { x, y } = corner(move.cell);
  const right = move.cell.endsWith('5') || move.cell.endsWith('4');
  return (
    <foreignObject x={right ? x - 76 : x + CELL + 4} y={y} width="72" height={CELL} pointerEvents="none">
      <div className={`rajas-gain-side ${right ? 'left' : 'right'}`}>
        <div className="rajas-gain-plate">
          {shown.gain.slice(0, 3).map((chip) => (
            <Chips key={chip.says} price={[]} gain={[chip]} icons={ICONS} />
          ))}
        </div>
      </div>
    </foreignObject>
  );
}

/** A finger picks the turned tile, as it picked the cell; a mouse only points. */
function turning({ give, show }: RajasProps, next: RajasOffer) {
  return {
    role: 'button',
    onClick: (e: MouseEvent) => {
      e.stopPropagation();
      if (e.nativeEvent instanceof PointerEvent && e.nativeEvent.pointerType === 'touch') give(next);
      else show(next);
    },
  };
}
