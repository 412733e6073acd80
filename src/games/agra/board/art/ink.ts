/** Paints that the tokens do not hold: the board's own pigments. They are the same by day and by night. */
import { type Good, type Guild, ROWS } from '../../data.ts';

export const INK = {
  ivory: '#f7f0e1',
  paper: '#fffaf0',
  sand: '#e3cfa6',
  ink: '#2b2430',
  indigo: '#232c55',
  lapis: '#2f5fae',
  madder: '#a8392e',
  saffron: '#dd9427',
  jade: '#3d8b70',
  gold: '#b98a2f',
  plum: '#6d4a86',
  water: '#7fb0b8',
  skin: '#b97c50',
  wood: '#75502a',
} as const;

export const GUILD_INK: Readonly<Record<Guild, string>> = {
  artists: INK.madder,
  merchants: '#2e7a60',
  scholars: INK.lapis,
};

/** The pigments of a street: of its walls, its shadows, its lights and its ground. */
export interface Street {
  readonly wall: string;
  readonly dark: string;
  readonly light: string;
  readonly tint: string;
  readonly shade: string;
}

const STREETS: readonly Street[] = [
  { wall: '#d9a084', dark: '#a3543c', light: '#f3d3c0', tint: '#f0cdb9', shade: '#c77f62' },
  { wall: '#c49a63', dark: '#75502a', light: '#e9cfa2', tint: '#dfd5a6', shade: '#8d8a45' },
  { wall: '#e9bd57', dark: '#a97112', light: '#f9e6ae', tint: '#f8dd8e', shade: '#c8931f' },
  { wall: '#b4c9d8', dark: '#47698a', light: '#eef3f3', tint: '#c9dcea', shade: '#5e86a8' },
];

export function streetOf(good: Good): Street {
  const street = STREETS[ROWS.findIndex((row) => row.includes(good))];
  if (street === undefined) throw new Error(`no street of ${good}`);
  return street;
}
