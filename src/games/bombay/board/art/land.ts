/** Where rivers run, where the coast lies, and where things grow and stand on the map. */
import { smooth } from '../geometry.ts';
import type { TINT_INK } from './ink.ts';
import type { Standing } from './plants.tsx';

const point = ([x, y]: readonly [number, number]) => ({ x, y });
const GODAVARI: readonly (readonly [number, number])[] = [
  [246, 552],
  [318, 574],
  [396, 584],
  [470, 600],
  [548, 602],
  [628, 586],
  [706, 558],
  [780, 556],
  [860, 534],
  [960, 524],
];
const TRIBUTARY: readonly (readonly [number, number])[] = [
  [768, 246],
  [756, 300],
  [752, 344],
  [724, 390],
  [712, 430],
  [678, 474],
  [662, 524],
  [646, 578],
];
export const RIVERS = [
  { ...smooth(GODAVARI.map(point)), width: 19 },
  { ...smooth(TRIBUTARY.map(point)), width: 9 },
] as const;

const COAST: readonly (readonly [number, number])[] = [
  [62, 0],
  [72, 60],
  [60, 110],
  [74, 160],
  [84, 220],
  [82, 280],
  [68, 340],
  [84, 400],
  [106, 440],
  [104, 490],
  [76, 540],
  [72, 600],
  [88, 660],
  [78, 720],
  [90, 780],
  [80, 836],
  [92, 990],
];
/** The line of the shore, moved out to sea or inland. */
export const shore = (out: number) => smooth(COAST.map(([x, y]) => ({ x: x + out, y }))).d;
export const seaTo = (out: number) => `${shore(out)}L-120 990L-120 0Z`;

export const TINTS: readonly (readonly [
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  tint: keyof typeof TINT_INK,
])[] = [
  [190, 430, 110, 400, 'dry'],
  [560, 600, 420, 80, 'wet'],
  [800, 220, 170, 110, 'wood'],
  [400, 270, 110, 90, 'wet'],
  [610, 260, 110, 90, 'dry'],
  [400, 700, 120, 90, 'wet'],
  [620, 700, 120, 90, 'dry'],
  [860, 680, 130, 120, 'wood'],
];
export const GHATS: readonly Standing['at'][] = [
  [196, 262, 0.5],
  [230, 246, 0.86],
  [274, 234, 0.46],
  [214, 400, 0.46],
  [248, 392, 0.72],
  [220, 520, 0.42],
  [200, 574, 0.46],
  [226, 556, 0.72],
  [212, 706, 0.44],
  [236, 688, 0.8],
  [272, 702, 0.5],
];
export const PALMS: readonly Standing['at'][] = [
  [110, 232, 0.9],
  [104, 292, 0.8],
  [100, 376, 0.7],
  [108, 560, 0.8],
  [112, 672, 0.9],
  [122, 716, 0.8],
  [104, 120, 0.8],
  [90, 150, 0.65],
];
export const CYPRESSES: readonly Standing['at'][] = (
  [
    [206, 206],
    [230, 640],
    [292, 520],
    [330, 420],
    [372, 500],
    [690, 200],
    [846, 250],
    [800, 286],
    [556, 280],
    [446, 300],
    [544, 690],
    [452, 700],
    [690, 690],
    [806, 640],
    [726, 650],
    [892, 400],
    [906, 570],
    [890, 690],
    [906, 250],
    [124, 520],
    [268, 764],
    [560, 800],
    [740, 792],
    [428, 792],
    [404, 354],
    [612, 500],
    [604, 444],
    [912, 340],
    [590, 330],
    [650, 360],
    [924, 196],
    [700, 126],
    [420, 124],
    [262, 130],
  ] as const
).map(([x, y], i) => [x, y, 0.8 + (i % 3) * 0.1]);
export const BUSHES: readonly Standing['at'][] = [
  [752, 200, 0.9],
  [774, 190, 1],
  [796, 204, 0.9],
  [764, 220, 0.8],
  [786, 222, 0.8],
  [484, 652, 0.8],
  [498, 640, 1],
  [512, 652, 0.8],
  [506, 346, 0.8],
  [880, 618, 0.8],
  [866, 630, 0.7],
];
export const HUTS: readonly Standing['at'][] = [
  [372, 284, 1],
  [586, 282, 0.9],
  [604, 290, 0.8],
  [482, 318, 1],
  [514, 326, 0.9],
  [392, 716, 0.9],
  [590, 716, 0.8],
  [728, 512, 0.8],
];
export const WAVES = [60, 140, 204, 240, 300, 366, 400, 600, 530, 690, 800].map(
  (y, i) => [20 + ((i * 13) % 30), y] as const,
);
