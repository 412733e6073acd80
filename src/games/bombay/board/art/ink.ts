/** The colours of the drawn map. They are the same by day and by night: the map is a printed thing. */
import type { City, Silk } from '../../data.ts';

export const INK = {
  ink: '#2b2430',
  brown: '#5d4825',
  gold: '#b98a2f',
  goldLight: '#e2b857',
  indigo: '#232c55',
  saffron: '#dd9427',
  saffronDeep: '#b3690a',
  letter: '#7d4500',
  paper: '#fffaf0',
  madder: '#a8392e',
  jade: '#3d8b70',
  wood: '#8d6c3c',
} as const;

export const SILK_INK: Readonly<
  Record<Silk, { readonly fill: string; readonly edge: string; readonly light: string }>
> = {
  yellow: { fill: '#e9b92f', edge: '#a87708', light: '#fff8df' },
  purple: { fill: '#7d54a3', edge: '#553673', light: '#f3e6fb' },
  blue: { fill: '#3471b8', edge: '#1f4c85', light: '#eaf3fb' },
  orange: { fill: '#dd7430', edge: '#a04710', light: '#fff0df' },
};

export const CITY_INK: Readonly<Record<City, string>> = {
  INDORE: '#a8392e',
  NAGPUR: '#2f7a60',
  HYDERABAD: '#6d4a86',
  BOMBAY: '#2f5fae',
};

/** The tints of the land. */
export const TINT_INK = { dry: '#dccb86', wet: '#c3d49c', wood: '#b3cf9e' } as const;
