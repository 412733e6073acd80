/** The colours of Amul: an evening at the market. */
import type { ReactNode } from 'react';
import type { Category } from '../../data.ts';

/** A sky in three tones, from above. */
export const SKIES = {
  night: ['#1b2350', '#272f66', '#323c7c'],
  dusk: ['#3a2a5c', '#6f4059', '#a85c4b'],
  plum: ['#2c2150', '#48316a', '#674681'],
  jade: ['#16304a', '#21505c', '#2d746d'],
} as const;
export type Sky = keyof typeof SKIES;

export interface Drawing {
  readonly sky: Sky;
  readonly art: ReactNode;
}

/** The colour of a category: always beside its name or its picture. */
export const CATEGORY_INK: Readonly<Record<Category, string>> = {
  goods: '#dd9427',
  objects: '#2f5fae',
  camels: '#a9743a',
  merchants: '#3d8b70',
  military: '#a8392e',
  characters: '#6d4a86',
  bazaar: '#1e7f88',
};
export const MAJORITY_INK = { arab: '#2c7a5c', mongol: '#2a56a3' } as const;
