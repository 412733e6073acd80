/** The race of one raja in a bar: fame grows from the left, money (halved) from the right, the gap is the margin. */
import { useId } from 'react';
import { LEVEL_SUM } from '../data.ts';
import { INK } from './art/ink.ts';

export interface Standing {
  readonly fame: number;
  readonly money: number;
}

/** A shorter bar shows how far, not how much. */
const ROOM_FOR_NUMBERS = 60;

export function RaceBar({
  now,
  then = null,
  width,
  height = 19,
}: {
  readonly now: Standing;
  /** What the answer that is pointed at would make of it: hatched. */
  readonly then?: Standing | null;
  readonly width: number;
  readonly height?: number;
}) {
  const id = useId();
  const unit = width / LEVEL_SUM;
  const left = (fame: number) => Math.min(width, fame * unit);
  const right = (money: number) => Math.min(width, Math.ceil(money / 2) * unit);
  const fame = left(now.fame);
  const money = right(now.money);
  const more = then && { fame: Math.max(0, left(then.fame) - fame), money: Math.max(0, right(then.money) - money) };
  return (
    <svg className="piece" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <clipPath id={`${id}-round`}>
          <rect width={width} height={height} rx={height / 2} />
        </clipPath>
        <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="#fbe3b0" />
          <rect width="3" height="6" fill={INK.saffron} />
        </pattern>
      </defs>
      <g clipPath={`url(#${id}-round)`}>
        <rect width={width} height={height} fill="#efe3ca" />
        <rect width={fame} height={height} fill="#a83c52" />
        <rect x={width - money} width={money} height={height} fill="#d5a83a" />
        {more && <rect x={fame} width={more.fame} height={height} fill={`url(#${id}-hatch)`} />}
        {more && <rect x={width - money - more.money} width={more.money} height={height} fill={`url(#${id}-hatch)`} />}
      </g>
      <rect x=".5" y=".5" width={width - 1} height={height - 1} rx={height / 2} fill="none" stroke="#a98b53" />
      {width >= ROOM_FOR_NUMBERS && (
        <>
          <Amount x={fame < 20 ? fame + 8 : fame / 2} y={height / 2} dark={fame < 20}>
            {now.fame}
          </Amount>
          <Amount x={money < 22 ? width - money - 10 : width - money / 2} y={height / 2} dark>
            {now.money}
          </Amount>
        </>
      )}
    </svg>
  );
}

function Amount({
  x,
  y,
  dark,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly dark: boolean;
  readonly children: number;
}) {
  return (
    <text
      x={x}
      y={y + 4.5}
      textAnchor="middle"
      fontFamily="var(--body)"
      fontSize="13"
      fontWeight="600"
      fill={dark ? '#3a2a05' : '#fff'}
    >
      {children}
    </text>
  );
}
