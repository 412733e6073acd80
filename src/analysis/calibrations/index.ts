/** What was measured, by game: fetched when a game is analysed. */
import type { Calibration } from '../calibration.ts';

export const CALIBRATIONS: Readonly<Record<string, () => Promise<Calibration>>> = {
  agra: () => import('./agra.ts').then(({ agra }) => agra),
  amul: () => import('./amul.ts').then(({ amul }) => amul),
  bombay: () => import('./bombay.ts').then(({ bombay }) => bombay),
  rajas: () => import('./rajas.ts').then(({ rajas }) => rajas),
};
