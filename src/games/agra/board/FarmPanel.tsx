/** One's own board: the farm as a walled garden, the meditation track beside it, and the workers. */
import { useId } from 'react';
import { Coin } from '../../../ui/Coin.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { Shape } from '../../../ui/shapes.tsx';
import { Worker } from '../../../ui/Worker.tsx';
import {
  BASICS,
  type Basic,
  COVER_AT,
  DOUBLE_EJECTION_FROM,
  LAST_MEDITATION_SPACE,
  MEDITATION_POINTS,
  MEDITATION_STEP_COST,
  SIDE_SPACES,
  SIDES,
  type Side,
} from '../data.ts';
import { production } from '../farm.ts';
import { GoodMark } from './art/goods.tsx';
import { INK } from './art/ink.ts';
import { Favour } from './art/marks.tsx';
import { FarmerMark } from './art/pawns.tsx';
import { Spot } from './Spot.tsx';
import { SvgHit } from './SvgHit.tsx';
import { type AgraProps, crewOf, playerAt, subject, worldOf } from './sight.ts';
import { useWords } from './words.ts';
import './panels.css';

const UNIT = 33;
const EDGE = 2;
const SIZE = 7 * UNIT + 2 * EDGE;
const MIDDLE = SIZE / 2;

/** Column and row of a space of a side, or of a corner. */
function cellOf(side: Side, space: number): readonly [number, number] {
  switch (side) {
    case 'top':
      return [space, 0];
    case 'right':
      return [6, space];
    case 'bottom':
      return [6 - space, 6];
    case 'left':
      return [0, 6 - space];
  }
}
const CORNERS: Readonly<Record<Basic, readonly [number, number]>> = {
  sandstone: [0, 0],
  wood: [6, 0],
  turmeric: [6, 6],
  cotton: [0, 6],
};

export function FarmPanel(props: AgraProps) {
  const words = useWords();
  const seat = subject(props.sight);
  const player = playerAt(props.sight.view, seat);
  const face = props.faces[seat];
  if (!face) return null;
  const crew = crewOf(props.sight.view, seat);
  return (
    <div className="agra-farm">
      <p className="agra-purse">
        <Spot
          table={props}
          target="favours"
          as="span"
          title={words.counts.favours(player.favours)}
          says={words.explain.favour}
          rule="AG-5.5-a"
        >
          <Favour size={19} /> {words.counts.favours(player.favours)}
        </Spot>
        <span>
          <Coin size={19} /> {player.rupees === null ? words.board.hidden : words.counts.rupees(player.rupees)}
        </span>
      </p>
      <Garden {...props} />
      <Explain as="div" title={words.explain.workers} rule="AG-1-b" tabIndex={-1} className="agra-crew">
        <span>
          <Worker face={face} pose="standing" size={24} /> {words.board.reserve(player.workers)}
        </span>
        <span>
          <Worker face={face} pose="standing" size={24} /> {words.board.standingN(crew.standing)}
        </span>
        <span>
          <Worker face={face} pose="lying" size={24} /> {words.board.lyingN(crew.lying)}
        </span>
        {player.cook > 0 && <span>{words.board.onCook(player.cook)}</span>}
      </Explain>
    </div>
  );
}

function Garden(props: AgraProps) {
  const words = useWords();
  const hatch = useId();
  const seat = subject(props.sight);
  const face = props.faces[seat];
  const { supply } = playerAt(props.sight.view, seat);
  if (!face) return null;
  const inner = EDGE + UNIT;
  const width = 5 * UNIT;
  return (
    <svg className="agra-garden" viewBox={`0 0 332 ${SIZE}`} aria-label={words.panels.farm}>
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v5" stroke="#4b3a20" strokeWidth="1.300" opacity=".4" />
      </pattern>
      <rect width={SIZE} height={SIZE} rx="8" fill="#b5654a" />
      <rect x={inner - 1} y={inner - 1} width={width + 2} height={width + 2} rx="5" fill="#a9bd7d" />
      <path
        d={`M${MIDDLE - 5} ${inner}h10v${width}h-10zM${inner} ${MIDDLE - 5}h${width}v10h${-width}z`}
        fill="#9cc7cd"
      />
      {[0, 1, 2, 3].map((corner) => (
        <Bed key={corner} corner={corner} />
      ))}
      <Explain
        as="g"
        title={`${words.board.supply(supply)} ${words.board.inSupply}`}
        says={words.explain.markers}
        rule="AG-5.2-b"
        tabIndex={-1}
      >
        <circle cx={MIDDLE} cy={MIDDLE} r="38" fill={INK.paper} stroke={INK.gold} strokeWidth="2" />
        {[-12, 0, 12].map((x) => (
          <g key={x} transform={`translate(${MIDDLE + x} ${MIDDLE - 16})`}>
            <circle r="6" fill={face.fill} stroke={face.edge} />
            <Shape shape={face.shape} r={4} fill={face.ink} />
          </g>
        ))}
        <text x={MIDDLE} y={MIDDLE + 9} className="agra-t b">
          {words.board.supply(supply)}
        </text>
        <text x={MIDDLE} y={MIDDLE + 23} className="agra-t">
          {words.board.inSupply}
        </text>
      </Explain>
      {SIDES.flatMap((side) =>
        Array.from({ length: SIDE_SPACES }, (_, i) => i + 1).map((space) => (
          <FarmSpace key={`${side}${space}`} table={props} side={side} space={space} hatch={hatch} />
        )),
      )}
      {BASICS.map((good) => (
        <Corner key={good} table={props} good={good} />
      ))}
      <Track {...props} />
    </svg>
  );
}

function Bed({ corner }: { readonly corner: number }) {
  const x = EDGE + UNIT + 7 + (corner % 2) * 88;
  const y = EDGE + UNIT + 7 + (corner > 1 ? 88 : 0);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="63" height="63" rx="3" fill="#c4d39b" stroke="#7f9a54" />
      <path d="M14 22q-7-9 0-19 7 10 0 19zM49 56q-7-9 0-19 7 10 0 19z" fill="#4f8a4c" />
      <path d="M49 22q-6-8 0-17 6 9 0 17zM14 56q-6-8 0-17 6 9 0 17z" fill="#6c9d52" />
      <circle cx="31" cy="31" r="5" fill={corner % 3 === 0 ? '#e58b4a' : '#d77f9c'} />
      <circle cx="31" cy="31" r="2" fill="#f0c65a" />
    </g>
  );
}

function FarmSpace({
  table,
  side,
  space,
  hatch,
}: {
  readonly table: AgraProps;
  readonly side: Side;
  readonly space: number;
  readonly hatch: string;
}) {
  const words = useWords();
  const player = playerAt(table.sight.view, subject(table.sight));
  const face = table.faces[subject(table.sight)];
  const [column, row] = cellOf(side, space);
  const size = UNIT - 3;
  const cover = COVER_AT[side][space] ?? null;
  const covered = cover !== null && player.covers[cover];
  const farmer = player.farmers[side] === space;
  const target = covered ? `cover:${cover}` : `farm:${side}:${space}`;
  return (
    <SvgHit
      table={table}
      target={target}
      title={covered ? words.answer.cover : words.meditations.moveFarmer.name}
      says={covered ? words.explain.cover : words.explain.farmer}
      rule={covered ? 'AG-8.5' : 'AG-5.2.3-b'}
      x={EDGE + column * UNIT + 1.5}
      y={EDGE + row * UNIT + 1.5}
      size={size}
    >
      <rect
        width={size}
        height={size}
        rx="4"
        fill={covered ? '#8d7a5a' : '#f0dfb5'}
        stroke={covered ? '#5f4e33' : '#c9a765'}
      />
      {covered && (
        <>
          <rect width={size} height={size} rx="4" fill={`url(#${hatch})`} />
          <path
            d={`M${size / 2} 5 ${size - 5} ${size / 2} ${size / 2} ${size - 5} 5 ${size / 2}Z`}
            fill="none"
            stroke="#d9c79d"
            strokeWidth="1.300"
          />
        </>
      )}
      {!covered && !farmer && (
        <path
          d={`M5 8h${size - 10}M5 14h${size - 10}M5 20h${size - 10}`}
          stroke="#d8b978"
          strokeWidth="1.800"
          strokeLinecap="round"
        />
      )}
      {farmer && face && (
        <g transform={`translate(${size / 2} ${size / 2 + 1})`}>
          <g data-flip={`farmer ${side}`}>
            <FarmerMark face={face} />
          </g>
        </g>
      )}
    </SvgHit>
  );
}

/** AG-UX-d: production now, and after the answer that is pointed at. */
function Corner({ table, good }: { readonly table: AgraProps; readonly good: Basic }) {
  const words = useWords();
  const seat = subject(table.sight);
  const now = worldOf(table.sight.view).players[seat];
  const then = table.ahead ? worldOf(table.ahead.view).players[seat] : undefined;
  if (!now) return null;
  const n = production(now, good);
  const after = then ? production(then, good) : n;
  const [column, row] = CORNERS[good];
  const x = EDGE + column * UNIT;
  const y = EDGE + row * UNIT;
  const [cx, cy] = [column === 0 ? x + 45 : x - 12, row === 0 ? y + 45 : y - 12];
  return (
    <Explain as="g" title={words.explain.production1(words.goods[good], n)} rule="AG-5.2.3-b" tabIndex={-1}>
      <GoodMark good={good} x={x} y={y} size={32} />
      <circle
        cx={cx}
        cy={cy}
        r="12"
        fill={after > n ? INK.jade : after < n ? INK.madder : INK.indigo}
        stroke="#f0c65a"
        strokeWidth="1.500"
      />
      <text x={cx} y={cy + 5} className="agra-t on">
        {after}
      </text>
    </Explain>
  );
}

function Track(table: AgraProps) {
  const words = useWords();
  const seat = subject(table.sight);
  const face = table.faces[seat];
  const { counter } = playerAt(table.sight.view, seat);
  const x = 262;
  return (
    <g>
      {MEDITATION_POINTS.map((points, i) => {
        const space = i + 1;
        const y = SIZE - 20 - i * 48;
        const here = counter === space;
        const cost = MEDITATION_STEP_COST[i];
        return (
          <SvgHit
            key={space}
            table={table}
            target={counter + 1 === space ? 'counter' : 'none'}
            title={`${words.explain.counter} ${space}`}
            says={words.explain.track5}
            rule="AG-6.1.1-b"
            x={x - 16}
            y={y - 16}
            size={32}
          >
            <circle
              cx="16"
              cy="16"
              r="15"
              fill={here && face ? face.fill : INK.paper}
              stroke={here && face ? face.edge : '#c9a765'}
              strokeWidth={here ? 3 : 1.2}
            />
            <text x="16" y="21" className={`agra-t big ${here ? 'on' : ''}`}>
              {points}
            </text>
            <text x="37" y="21" className="agra-t s b">
              {here
                ? words.board.you
                : space === LAST_MEDITATION_SPACE
                  ? words.board.lastSpace
                  : space === DOUBLE_EJECTION_FROM
                    ? words.board.ejected
                    : ''}
            </text>
            {space < LAST_MEDITATION_SPACE && cost !== undefined && (
              <text x="25" y="-4" className="agra-t s">
                {words.board.cost(cost)}
              </text>
            )}
            {space < LAST_MEDITATION_SPACE && (
              <path d="M16-2v-10M12.500-8l3.500-4.500 3.500 4.500" fill="none" stroke="#8d6c3c" strokeWidth="1.500" />
            )}
          </SvgHit>
        );
      })}
    </g>
  );
}
