/** Colours that a style sheet takes from the card or the seat it draws. */
import type { CSSProperties } from 'react';
import type { Category } from '../data.ts';
import { CATEGORY_INK } from './art/ink.ts';

type Painted = CSSProperties & Readonly<Record<`--${string}`, string>>;

export function categoryPaint(category: Category): Painted {
  return { '--category': CATEGORY_INK[category] };
}

export function seatPaint(fill: string): Painted {
  return { '--seat': fill };
}
