/** Where rivers run, where the coast lies, and where things grow and stand on the map. */
import { smooth } from '../geometry.ts';
import type { TINT_INK } from './ink.ts';
import type { Standing } from './plants.tsx';

const point = ([x, y]: readonly [number, number]) => ({ x, y });
const GODAVARI: readonly (readonly [number, number])[] = [
  [276, 552],
  [360, 574],
  [451, 584],
  [537, 600],
  [628, 602],
  [721, 586],
  [812, 558],
  [898, 556],
  [991, 534],
  [1107, 524],
  [1160, 518],
];
const TRIBUTARY: readonly (readonly [number, number])[] = [
  [884, 246],
  [870, 300],
  [865, 344],
  [833, 390],
  [819, 430],
  [779, 474],
  [760, 524],
  [742, 578],
];
export const RIVERS = [
  { ...smooth(GODAVARI.map(point)), width: 19 },
  { ...smooth(TRIBUTARY.map(point)), width: 9 },
] as const;

const COAST: readonly (readonly [number, number])[] = [
  [62, 0],
  [73, 60],
  [59, 110],
  [76, 160],
  [87, 220],
  [85, 280],
  [69, 340],
  [87, 400],
  [113, 440],
  [110, 490],
  [78, 540],
  [73, 600],
  [92, 660],
  [80, 720],
  [94, 780],
  [83, 836],
  [97, 990],
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
  [211, 430, 128, 400, 'dry'],
  [642, 600, 489, 80, 'wet'],
  [921, 220, 198, 110, 'wood'],
  [455, 270, 128, 90, 'wet'],
  [700, 260, 128, 90, 'dry'],
  [455, 700, 140, 90, 'wet'],
  [711, 700, 140, 90, 'dry'],
  [991, 680, 151, 120, 'wood'],
];
export const GHATS: readonly Standing['at'][] = [
  [218, 262, 0.5],
  [257, 246, 0.86],
  [308, 234, 0.46],
  [239, 400, 0.46],
  [278, 392, 0.72],
  [246, 520, 0.42],
  [222, 574, 0.46],
  [253, 556, 0.72],
  [236, 706, 0.44],
  [264, 688, 0.8],
  [306, 702, 0.5],
];
export const PALMS: readonly Standing['at'][] = [
  [117, 232, 0.9],
  [110, 292, 0.8],
  [106, 376, 0.7],
  [115, 560, 0.8],
  [120, 672, 0.9],
  [131, 716, 0.8],
  [110, 120, 0.8],
  [94, 150, 0.65],
];
export const CYPRESSES: readonly Standing['at'][] = (
  [
    [229, 206],
    [257, 640],
    [329, 520],
    [374, 420],
    [423, 500],
    [793, 200],
    [975, 250],
    [921, 286],
    [637, 280],
    [509, 300],
    [623, 690],
    [516, 700],
    [793, 690],
    [928, 640],
    [835, 650],
    [1028, 400],
    [1044, 570],
    [1026, 690],
    [1044, 250],
    [134, 520],
    [301, 764],
    [642, 800],
    [851, 792],
    [488, 792],
    [460, 354],
    [702, 500],
    [693, 444],
    [1051, 340],
    [676, 330],
    [746, 360],
    [1065, 196],
    [805, 126],
    [478, 124],
    [294, 130],
  ] as const
).map(([x, y], i) => [x, y, 0.8 + (i % 3) * 0.1]);
export const BUSHES: readonly Standing['at'][] = [
  [865, 200, 0.9],
  [891, 190, 1],
  [916, 204, 0.9],
  [879, 220, 0.8],
  [905, 222, 0.8],
  [553, 652, 0.8],
  [569, 640, 1],
  [586, 652, 0.8],
  [579, 346, 0.8],
  [1014, 618, 0.8],
  [998, 630, 0.7],
];
export const HUTS: readonly Standing['at'][] = [
  [423, 284, 1],
  [672, 282, 0.9],
  [693, 290, 0.8],
  [551, 318, 1],
  [588, 326, 0.9],
  [446, 716, 0.9],
  [676, 716, 0.8],
  [837, 512, 0.8],
];
export const WAVES = [60, 140, 204, 240, 300, 366, 400, 530, 800].map((y, i) => [20 + ((i * 13) % 30), y] as const);
