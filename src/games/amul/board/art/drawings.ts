/** Every card has a drawing of its own. */
import type { Name } from '../../data.ts';
import { CARAVANS } from './caravans.tsx';
import { CHARACTERS } from './characters.tsx';
import { GOODS } from './goods.tsx';
import type { Drawing } from './ink.ts';
import { MERCHANTS } from './merchants.tsx';
import { OBJECTS } from './objects.tsx';
import { SOLDIERS } from './soldiers.tsx';
import { TRADERS } from './traders.tsx';

export const DRAWINGS: Readonly<Record<Name, Drawing>> = {
  ...GOODS,
  ...OBJECTS,
  ...CARAVANS,
  ...MERCHANTS,
  ...SOLDIERS,
  ...CHARACTERS,
  ...TRADERS,
};
