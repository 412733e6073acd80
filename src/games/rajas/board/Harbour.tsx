/** The harbour: landing stages, each with its price. */
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

const x = (i: number) => 513 + i * 53;

const Stage = memo(function Stage({ at, ...now }: SpaceNow & { readonly at: number }) {
  return <WorkerSpace {...now} x={x(at)} y={510} r={16} under={planks(now.space.money)} />;
});

function planks(price: number | null): ReactNode {
  return (
    <>
      <g pointerEvents="none">
        <rect x="-19" y="-33" width="49" height="56" rx="6" fill="#d9b98a" stroke="#8d6c3c" />
        <path d="M-19-19h49M-19-5h49M-19 9h49" stroke="#c19f6c" />
      </g>
      {price !== null && <CoinNum x={8} y={-33} size={21} n={price} />}
    </>
  );
}

export const Harbour = attentive(function Harbour(props: RajasProps) {
  const words = useWords();
  return (
    <>
      <Plate
        area="harbour"
        x={486}
        y={450}
        w={274}
        h={96}
        title={words.board.harbour}
        remark={words.board.harbourHint}
      />
      <path
        d={`M492 539q8-5 16 0${'t16 0'.repeat(15)}`}
        fill="none"
        stroke="#5f9aa8"
        strokeWidth="3"
        pointerEvents="none"
      />
      {groupShown(props.sight.view, 'harbour').map(({ id, open }, i) =>
        open ? <Stage key={id} {...spaceNow(props, open)} at={i} /> : <Covered key={id} at={i} />,
      )}
    </>
  );
});

const Covered = memo(function Covered({ at }: { readonly at: number }) {
  const words = useWords();
  return (
    <Spot explanation={told(words.explain.closed, 'RG-SETUP-1')}>
      {placedDrawing(
        <>
          <rect x="-19" y="-33" width="49" height="56" rx="6" fill="#c9bfa9" stroke="#857b66" />
          <Txt x={5} y={0} size={13} fill="#4d4637">
            {words.board.covered}
          </Txt>
        </>,
        x(at),
        510,
      )}
    </Spot>
  );
});
