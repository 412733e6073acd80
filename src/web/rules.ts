/** The rules of each game, loaded when wanted: by the page and by the worker in which bots think. */
import type { Game } from '../kernel/index.ts';

export const RULES: Readonly<Record<string, () => Promise<Game>>> = {
  agra: () => import('../games/agra/index.ts').then((m) => m.agra),
  amul: () => import('../games/amul/index.ts').then((m) => m.amul),
  bombay: () => import('../games/bombay/index.ts').then((m) => m.bombay),
  rajas: () => import('../games/rajas/index.ts').then((m) => m.rajas),
};
