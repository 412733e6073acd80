/** The plates of the board's areas, and a worker's space on them. */
import { memo, type ReactNode } from 'react';
import type { SeatFace } from '../../../ui/contract.ts';
import { placedDrawing } from '../../../ui/placedDrawing.tsx';
import type { Space } from '../board.ts';
import { INK } from './art/ink.ts';
import { Txt } from './art/Num.tsx';
import { WorkerMark } from './art/Pieces.tsx';
import { explainSpace } from './explain.ts';
import { Appear } from './motion.tsx';
import { type Answering, answerAt, Ring, Spot } from './Spot.tsx';
import type { RajasProps } from './sight.ts';
import { useWords } from './words.ts';

export const Plate = memo(function Plate({
  area,
  x,
  y,
  w,
  h,
  title,
  remark = '',
}: {
  readonly area: 'quarry' | 'market' | 'harbour';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly title: string;
  readonly remark?: string;
}) {
  return (
    <g pointerEvents="none" data-area={area}>
      <rect x={x + 1} y={y + 2.5} width={w} height={h} rx="10" fill="#3a2a10" fillOpacity=".22" />
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx="10"
        fill={INK.paper}
        fillOpacity=".95"
        stroke={INK.gold}
        strokeWidth="1.500"
      />
      <Txt x={x + 12} y={y + 21} size={17} fill={INK.indigo} anchor="start" display>
        {title}
      </Txt>
      <Txt x={x + w - 12} y={y + 20} size={13} fill={INK.brown} weight={400} anchor="end">
        {remark}
      </Txt>
    </g>
  );
});

/** What a space for a worker shows: who stands there, and the answer that it is. */
export interface SpaceNow extends Answering {
  readonly space: Space;
  readonly face: SeatFace | undefined;
}

export function spaceNow(props: RajasProps, space: Space): SpaceNow {
  const seat = props.sight.view.spaces[space.at] ?? null;
  return { space, face: seat === null ? undefined : props.faces[seat], ...answerAt(props, `space:${space.id}`) };
}

/** A space for a worker: free, offered, or taken. `children` is what is printed on it; it and `under` are drawn around (0, 0). */
export function WorkerSpace({
  space,
  face,
  x,
  y,
  r,
  under,
  children,
  letter,
  ...answering
}: SpaceNow & {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Drawn around it, and part of the target. */
  readonly under?: ReactNode;
  readonly children?: ReactNode;
  readonly letter?: { readonly x: number; readonly y: number };
}) {
  const words = useWords();
  return (
    <Spot explanation={explainSpace(words, space, face?.name ?? null)} name={space.id}>
      {placedDrawing(under, x, y)}
      <circle
        cx={x}
        cy={y}
        r={r}
        fill={face ? '#e9dbbb' : '#fffdf6'}
        stroke="#a98b53"
        strokeWidth="1.400"
        strokeDasharray={face ? undefined : '3 2.500'}
      />
      <Ring {...answering} x={x} y={y} r={r} letter={letter} />
      {!face && <g pointerEvents="none">{placedDrawing(children, x, y)}</g>}
      {face && (
        <Appear>
          <WorkerMark face={face} x={x} y={y + r * 0.85} h={r * 2.1} />
        </Appear>
      )}
    </Spot>
  );
}
