/** The icons of prices and gains. */
import type { ComponentType } from 'react';
import { CardBack, LostIcon, PointIcon } from './art/symbols.tsx';
import { Window } from './art/Window.tsx';

type Icon = ComponentType<{ readonly size: number }>;

export const ICONS: Readonly<Record<string, Icon>> = {
  point: PointIcon,
  lost: LostIcon,
  palace: ({ size }) => <Window name="yurt" size={size * 1.25} />,
  bazaar: ({ size }) => <Window name="trader_babylonian" size={size * 1.25} />,
  market: CardBack,
};
