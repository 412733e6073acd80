/** A die. Each colour has its own pips, so that a colour is never told by the eye alone. */
import { placedPath } from './path.ts';

export type DieColour = 'blue' | 'green' | 'orange' | 'purple' | 'ivory';

const FACES: Readonly<Record<DieColour, { fill: string; edge: string; pip: string; dot: string }>> = {
  blue: { fill: '#3471b8', edge: '#1f4c85', pip: '#ffffff', dot: 'M-2.6 0a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0Z' },
  green: { fill: '#3d8b70', edge: '#235b48', pip: '#ffffff', dot: 'M0-3.2 3.2 0 0 3.2-3.2 0Z' },
  orange: { fill: '#dd7430', edge: '#a04710', pip: '#ffffff', dot: 'M-2.3-2.300h4.600v4.600h-4.600Z' },
  purple: { fill: '#7d54a3', edge: '#553673', pip: '#ffffff', dot: 'M0-3 3 2.300h-6Z' },
  ivory: { fill: '#fbf3df', edge: '#a08d5c', pip: '#2b2430', dot: 'M-2.6 0a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0Z' },
};

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[16, 16]],
  2: [
    [10, 10],
    [22, 22],
  ],
  3: [
    [9.5, 9.5],
    [16, 16],
    [22.5, 22.5],
  ],
  4: [
    [10, 10],
    [22, 10],
    [10, 22],
    [22, 22],
  ],
  5: [
    [9.5, 9.5],
    [22.5, 9.5],
    [16, 16],
    [9.5, 22.5],
    [22.5, 22.5],
  ],
  6: [
    [10, 8.5],
    [22, 8.5],
    [10, 16],
    [22, 16],
    [10, 23.5],
    [22, 23.5],
  ],
};

/** `value` null is a die that may be any number. */
export function Die({
  value,
  colour = 'ivory',
  size = 32,
}: {
  readonly value: number | null;
  readonly colour?: DieColour;
  readonly size?: number;
}) {
  const { fill, edge, pip, dot } = FACES[colour];
  return (
    <svg className="piece" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1.5" y="2.5" width="29" height="28.5" rx="6.5" fill={edge} />
      <rect x="1.5" y="1" width="29" height="28.5" rx="6.5" fill={fill} stroke={edge} />
      <path
        d="M4 9q1-5 6-5.800h12"
        fill="none"
        stroke="#fff"
        strokeOpacity=".45"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      {value === null ? (
        <text
          x="16"
          y="23"
          textAnchor="middle"
          fontFamily="var(--display)"
          fontSize="20"
          fontWeight="600"
          fill="#a8392e"
        >
          ?
        </text>
      ) : (
        <path d={(PIPS[value] ?? []).map(([x, y]) => placedPath(dot, x, y - 0.8, 1)).join('')} fill={pip} />
      )}
    </svg>
  );
}
