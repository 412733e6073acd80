/** The colours of the drawings. The board is a printed thing: it looks the same by day and by night. */
import type { Building, Colour, Good, YieldColour } from '../../data.ts';

export const INK = {
  paper: '#fff8e9',
  ivory: '#fffaf0',
  ink: '#2b2430',
  indigo: '#232c55',
  madder: '#a8392e',
  saffron: '#dd9427',
  saffronDeep: '#b8680a',
  letter: '#8a4d00',
  jade: '#3d8b70',
  gold: '#b98a2f',
  goldBright: '#e2b857',
  brown: '#6b5531',
  stone: '#b0705a',
} as const;

/** Base, shade, pale ground, deep ground. */
export const DICE_INK: Readonly<Record<Colour, readonly [string, string, string, string]>> = {
  blue: ['#2f67b5', '#1c4480', '#c9daee', '#a9c3e2'],
  green: ['#347a4a', '#25603a', '#cfe3c8', '#b1d0ab'],
  orange: ['#c9631b', '#a04c10', '#f6d9b6', '#ecc292'],
  purple: ['#7d4fa0', '#51306f', '#e0d0ec', '#cab2dd'],
};

export type Tones = readonly [string, string];

export const BUILDING_INK: Readonly<Record<Building, Tones>> = {
  temple: ['#7a4a8c', '#573067'],
  palace: ['#b0493a', '#7d2a20'],
  fort: ['#8a6a4a', '#5f4630'],
  mill: ['#4c7f8c', '#2f5a66'],
};

export const GOOD_INK: Readonly<Record<Good, string>> = { silk: '#c8456b', tea: '#2f7a4a', spices: '#d98a1c' };

export const YIELD_INK: Readonly<Record<YieldColour, Tones>> = {
  white: ['#fffdf6', '#b9a987'],
  yellow: ['#f6d678', '#a77f14'],
  red: ['#e79a86', '#a8392e'],
  brown: ['#cba67e', '#7a4f26'],
};
