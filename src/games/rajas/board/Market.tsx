/** The market: assorted goods, and a stall for each good. */
import { memo } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import { spacesOf } from '../board.ts';
import { GOODS, type Good } from '../data.ts';
import { GoodMark, TentMark } from './art/buildings.tsx';
import { DieMark } from './art/DieMark.tsx';
import { INK } from './art/ink.ts';
import { Txt } from './art/Num.tsx';
import { told } from './explain.ts';
import { Plate, type SpaceNow, spaceNow, WorkerSpace } from './Plate.tsx';
import { answerAt, Ring, Spot } from './Spot.tsx';
import type { RajasProps } from './sight.ts';
import { bestAssorted, sameBest } from './tally.ts';
import { useWords } from './words.ts';

export const Market = attentive(function Market(props: RajasProps) {
  const words = useWords();
  const spaces = spacesOf(props.sight.view).filter(({ area }) => area === 'market');
  const assorted = spaces.filter(({ group }) => group === 'assorted');
  // Asked only where a market is being scored.
  const seat = () => props.sight.seat ?? props.sight.view.mover;
  const worth = (n: number) => words.counts.money(n);
  return (
    <>
      <Plate area="market" x={10} y={352} w={276} h={194} title={words.board.market} />
      <Printed />
      {assorted.map((space, i) => (
        <Plain key={space.id} {...spaceNow(props, space)} x={(assorted.length > 1 ? 216 : 240) + i * 42} />
      ))}
      <Score
        {...props}
        x={178}
        y={393}
        goods="assorted"
        says={() => worth(bestAssorted(props.sight.view, seat(), GOODS.length))}
      />
      {spaces
        .filter(({ group }) => group === 'same')
        .map((space, i) => {
          const good: Good = space.effect.type === 'marketSame' ? (space.effect.good ?? 'silk') : 'silk';
          const x = 20 + i * 86;
          return (
            <g key={space.id}>
              <Stall {...spaceNow(props, space)} x={x} good={good} />
              <Score
                {...props}
                x={x + 25}
                y={483}
                goods={good}
                says={() => worth(sameBest(props.sight.view, seat(), good, 6))}
              />
            </g>
          );
        })}
    </>
  );
});

const Printed = memo(function Printed() {
  const { board } = useWords();
  return (
    <g pointerEvents="none">
      <Txt x={24} y={396} size={14.5} anchor="start">
        {board.assorted}
      </Txt>
      <Txt x={24} y={412} size={13} fill={INK.brown} weight={400} anchor="start">
        {board.assortedHint}
      </Txt>
      {GOODS.map((good, i) => (
        <GoodMark key={good} good={good} x={140 + i * 18} y={366} size={16} />
      ))}
      <path d="M22 424h252" stroke="#d9c394" strokeWidth="1.200" />
      <Txt x={148} y={539} size={13} fill={INK.brown} weight={400}>
        {board.sameHint}
      </Txt>
    </g>
  );
});

const Plain = memo(function Plain({ x, ...now }: SpaceNow & { readonly x: number }) {
  return <WorkerSpace {...now} x={x} y={393} r={17} />;
});

/** A tent with its good, and the space in it. */
const Stall = memo(function Stall({ x, good, ...now }: SpaceNow & { readonly x: number; readonly good: Good }) {
  const words = useWords();
  return (
    <>
      <g pointerEvents="none">
        <TentMark good={good} x={x} y={427} size={84} />
        <GoodMark good={good} x={x + 16} y={474} size={18} />
        <Txt x={x + 42} y={521} size={14}>
          {words.board.goods[good]}
        </Txt>
      </g>
      <WorkerSpace {...now} x={x + 53} y={482} r={16.5} letter={{ x: 15, y: -15 }}>
        <DieMark colour="any" x={-8} y={-8} size={16} />
      </WorkerSpace>
    </>
  );
});

/** Where the markets of the open question are scored: on the good itself. */
function Score({
  goods,
  x,
  y,
  says,
  ...props
}: RajasProps & { goods: Good | 'assorted'; x: number; y: number; says(): string }) {
  const words = useWords();
  const answering = answerAt(props, `good:${goods}`);
  if (answering.offer === null) return null;
  const title = goods === 'assorted' ? words.board.assorted : words.board.goods[goods];
  return (
    <Spot explanation={told({ title, lines: [`${says()}.`] }, goods === 'assorted' ? 'RG-MARKET-1' : 'RG-MARKET-2')}>
      <Ring {...answering} x={x} y={y} r={14} />
      {goods === 'assorted' ? (
        <g pointerEvents="none">
          <TentMark good={null} x={x - 11} y={y - 11} size={22} />
        </g>
      ) : (
        <g pointerEvents="none">
          <GoodMark good={goods} x={x - 10} y={y - 10} size={20} />
        </g>
      )}
    </Spot>
  );
}
