/** What a space, a yield or a tile gives, as a picture around a centre. One drawing for each kind of effect. */
import { memo, type ReactNode } from 'react';
import { placedDrawing } from '../../../../ui/placedDrawing.tsx';
import { COLOURS } from '../../data.ts';
import type { Effect } from '../../effects.ts';
import { TentMark } from './buildings.tsx';
import { DieMark } from './DieMark.tsx';
import { GlyphMark } from './glyphs.tsx';
import { INK } from './ink.ts';
import { CoinNum, FameNum, Txt } from './Num.tsx';

/** "So much for each": two small pictures with a stroke between them. */
function per(left: ReactNode, right: ReactNode): ReactNode {
  return (
    <>
      {left}
      <Txt x={2.5} y={5} size={13} fill={INK.brown}>
        /
      </Txt>
      {right}
    </>
  );
}

const UPGRADE = <GlyphMark name="upgrade" x={4} y={-6} size={14} />;
const KARMA = <GlyphMark name="karma" x={4} y={-4} size={13} />;
const TENT = <TentMark good={null} x={4} y={-6} size={14} />;

/** Drawn around (x, y), about 34 wide at full size. */
export const EffectMark = memo(function EffectMark({
  effect,
  x = 0,
  y = 0,
  scale = 1,
}: {
  readonly effect: Effect;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}) {
  // Several gains stand beside each other, each drawn on its own.
  if (effect.type === 'sequence') return <Sequence steps={effect.steps} x={x} y={y} scale={scale} />;
  return placedDrawing(drawn(effect), x, y, scale);
});

type Single = Exclude<Effect, { type: 'sequence' }>;

function drawn(effect: Single): ReactNode {
  switch (effect.type) {
    case 'money':
      return <CoinNum x={-13} y={-13} size={26} n={effect.amount} />;
    case 'fame':
      return <FameNum x={-14} y={-16} size={28} n={effect.amount} />;
    case 'karma':
      return (
        <>
          <GlyphMark
            name="karma"
            x={effect.amount > 1 ? -16 : -11}
            y={effect.amount > 1 ? -9 : -11}
            size={effect.amount > 1 ? 19 : 22}
          />
          {effect.amount > 1 && (
            <Txt x={9} y={6} size={17} fill="#4d2f66" weight={700}>
              {effect.amount}
            </Txt>
          )}
        </>
      );
    case 'dice':
      return diceGain(effect);
    case 'dicePerKarma':
      return per(<DieMark colour={effect.colour} x={-16} y={-10} size={17} />, KARMA);
    case 'upgrade':
    case 'lateUpgrade':
      return <GlyphMark name="upgrade" x={-12} y={-12} size={24} />;
    case 'boat':
      return effect.min === effect.max ? boat(effect.max) : boatUpTo(effect.min, effect.max);
    case 'riverMove':
      return boat(1);
    case 'palaceAction': {
      const [first] = effect.choices;
      return (
        <>
          <GlyphMark name="arch" x={-14} y={-16} size={28} />
          <Txt x={0} y={8} size={13} fill="#f7e7c0" weight={700}>
            {effect.choices.length > 1 ? `${first}–${effect.choices.at(-1)}` : first}
          </Txt>
        </>
      );
    }
    case 'marketAssorted':
      return (
        <>
          <TentMark good="silk" x={-7} y={-15} size={14} />
          <TentMark good="tea" x={-15} y={-2} size={14} />
          <TentMark good="spices" x={1} y={-2} size={14} />
        </>
      );
    case 'marketSame':
      return (
        <>
          <TentMark good={effect.good ?? null} x={-14} y={-14} size={28} />
          <Txt x={0} y={10} size={13} weight={700}>
            {effect.maxMarkets === 'dieValue' ? '=' : `${effect.maxMarkets}=`}
          </Txt>
        </>
      );
    case 'moneyPerMarket':
      return per(<CoinNum x={-17} y={-9} size={18} n={effect.per} />, TENT);
    case 'moneyPerUpgrade':
      return per(<CoinNum x={-17} y={-9} size={18} n={effect.per} />, UPGRADE);
    case 'moneyPerBuilding':
      return per(
        <CoinNum x={-17} y={-9} size={18} n={effect.per} />,
        <GlyphMark name="build" x={4} y={-6} size={14} />,
      );
    case 'moneyPerConnectedYieldTile':
      return per(
        <CoinNum x={-17} y={-9} size={18} n={effect.per} />,
        <GlyphMark name="yieldTile" x={4} y={-7} size={14} />,
      );
    case 'famePerUpgrade':
      return per(<FameNum x={-18} y={-11} size={20} n={effect.per} />, UPGRADE);
    case 'famePerKarma':
      return per(<FameNum x={-18} y={-11} size={20} n={effect.per} />, KARMA);
    case 'famePerMarketTile':
      return per(<FameNum x={-18} y={-11} size={20} n={effect.per} />, TENT);
    case 'famePerBend':
      return per(
        <FameNum x={-18} y={-11} size={20} n={effect.per} />,
        <path d="M8-7V1H17" fill="none" stroke="#9a7440" strokeWidth="4.500" />,
      );
    case 'famePerActiveWorker':
      return per(
        <FameNum x={-18} y={-11} size={20} n={effect.per} />,
        <path d="M6 8q0-9 5-10a3.800 3.800 0 1 1 1 0q5 1 5 10z" fill="#7a6a58" />,
      );
    case 'famePerRiverSpaces':
      return per(<FameNum x={-18} y={-11} size={20} n={effect.per} />, riverSpaces(effect.spaces));
    case 'rerollAny':
      return <GlyphMark name="reroll" x={-10} y={-10} size={20} />;
    case 'build':
    case 'coverTile':
      return <GlyphMark name={effect.type} x={-11} y={-11} size={22} />;
    case 'drawWhiteYieldTile':
    case 'takeYieldTile':
      return <GlyphMark name="yieldTile" x={-11} y={-12} size={22} />;
    case 'becomeFirstPlayerNextRound':
      return <GlyphMark name="elephant" x={-13} y={-10} size={26} />;
  }
}

function boat(spaces: number): ReactNode {
  return (
    <>
      <GlyphMark name="boat" x={-14} y={-13} size={27} />
      {spaces > 1 && (
        <Txt x={10} y={13} size={13} weight={700}>
          {spaces}
        </Txt>
      )}
    </>
  );
}

/** Two figures are too wide for the boat's corner: they stand below it. */
function boatUpTo(min: number, max: number): ReactNode {
  return (
    <>
      <GlyphMark name="boat" x={-11} y={-18} size={22} />
      <Txt x={0} y={15} size={13} weight={700}>
        {`${min}–${max}`}
      </Txt>
    </>
  );
}

function riverSpaces(spaces: number): ReactNode {
  return (
    <>
      <GlyphMark name="boat" x={4} y={-9} size={13} />
      <Txt x={11} y={12} size={11.5} weight={700}>
        {spaces}
      </Txt>
    </>
  );
}

function diceGain(effect: Extract<Effect, { type: 'dice' }>): ReactNode {
  const all =
    effect.colours === 'any'
      ? Array.from({ length: effect.count }, () => 'any' as const)
      : COLOURS.flatMap((colour) => new Array<typeof colour>(countIn(effect, colour)).fill(colour));
  const size = all.length === 1 ? 19 : 14.5;
  const step = all.length > 2 ? 10.5 : 13.5;
  const left = -((all.length - 1) * step + size) / 2;
  const dice = all.map((colour, i) => ({ colour, x: left + i * step, y: -size / 2 + (i % 2) * 3 - 1 }));
  return dice.map((die) => <DieMark key={die.x} {...die} size={size} />);
}

function countIn({ colours }: Extract<Effect, { type: 'dice' }>, colour: (typeof COLOURS)[number]): number {
  return colours === 'any' ? 0 : (colours[colour] ?? 0);
}

/** How wide an effect is drawn. */
export function widthOf(effect: Effect): number {
  return effect.type === 'sequence' ? effect.steps.length * 26 + 4 : 34;
}

function Sequence({
  steps,
  x,
  y,
  scale,
}: {
  readonly steps: readonly Effect[];
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}) {
  const left = -((steps.length - 1) * 26) / 2;
  return steps.map((step, i) => (
    <EffectMark key={step.type} effect={step} x={x + (left + i * 26) * scale} y={y} scale={0.86 * scale} />
  ));
}

/** The same alone, in a line of text. */
export function EffectPiece({ effect, size }: { readonly effect: Effect; readonly size: number }) {
  const width = widthOf(effect);
  return (
    <svg
      className="piece"
      width={(size * width) / 34}
      height={size}
      viewBox={`${-width / 2 - 1} -18 ${width + 2} 36`}
      aria-hidden="true"
    >
      <EffectMark effect={effect} />
    </svg>
  );
}
