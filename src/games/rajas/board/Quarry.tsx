/** The quarry: blocks of stone, each with its price; with three players some are covered. */
import { memo, type ReactNode } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import { placedDrawing } from '../../../ui/placedDrawing.tsx';
import { groupShown } from '../board.ts';
import { CoinNum, Txt } from './art/Num.tsx';
import { told } from './explain.ts';
import { Plate, type SpaceNow, spaceNow, WorkerSpace } from './Plate.tsx';
import { Spot } from './Spot.tsx';
import type { RajasProps } from './sight.ts';
import { useWords } from './words.ts';

const PER_ROW = 4;
const at = (i: number) => ({ x: 41 + (i % PER_ROW) * 63, y: 70 + Math.floor(i / PER_ROW) * 61 });

const Block = memo(function Block({ at: i, ...now }: SpaceNow & { readonly at: number }) {
  return <WorkerSpace {...now} {...at(i)} r={16.5} under={stone(now.space.money)} />;
});

function stone(price: number): ReactNode {
  return (
    <>
      <g pointerEvents="none">
        {placedDrawing(
          <>
            <path d="M-28-18l6-8h50l-4 8z" fill="#f0dfbb" />
            <path d="M28-26v48l-4 8v-48z" fill="#b08f5e" />
            <rect x="-28" y="-18" width="52" height="48" fill="#d7ba8b" />
            <path d="M-24 22l6 4M14-12l5 3M-22-10l4 3" stroke="#b08f5e" strokeWidth="1.500" />
          </>,
          6,
          -7,
        )}
      </g>
      <CoinNum x={12} y={-30} size={22} n={price} />
    </>
  );
}

export const Quarry = attentive(function Quarry(props: RajasProps) {
  const words = useWords();
  return (
    <>
      <Plate area="quarry" x={10} y={10} w={258} h={152} title={words.board.quarry} remark={words.board.quarryHint} />
      {groupShown(props.sight.view, 'quarry').map(({ id, open }, i) =>
        open ? <Block key={id} {...spaceNow(props, open)} at={i} /> : <Covered key={id} at={i} />,
      )}
    </>
  );
});

const Covered = memo(function Covered({ at: i }: { readonly at: number }) {
  const words = useWords();
  const { x, y } = at(i);
  return (
    <Spot explanation={told(words.explain.closed, 'RG-SETUP-1')}>
      {placedDrawing(
        <>
          <rect x="-23" y="-26" width="56" height="50" rx="6" fill="#c9bfa9" stroke="#857b66" strokeWidth="1.500" />
          <path d="M-18-20l46 38M28-20l-46 38" stroke="#a89c82" strokeWidth="2" />
          <Txt x={5} y={4} size={13} fill="#4d4637">
            {words.board.covered}
          </Txt>
        </>,
        x,
        y,
      )}
    </Spot>
  );
});
