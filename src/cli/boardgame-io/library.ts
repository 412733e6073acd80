/** boardgame.io, as other programs load it: the package has no entry for modules, its own folders are for `require`. */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

export const { INVALID_MOVE }: typeof import('boardgame.io/core') = load('boardgame.io/core');
export const { CreateGameReducer, InitializeGame }: typeof import('boardgame.io/internal') =
  load('boardgame.io/internal');
