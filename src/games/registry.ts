/** The games of the house, by id: the one list that the command line, the bots and the page share. */
import type { Game } from '../kernel/index.ts';
import { agra } from './agra/index.ts';
import { amul } from './amul/index.ts';
import { bombay } from './bombay/index.ts';
import { rajas } from './rajas/index.ts';

export const GAMES: Readonly<Record<string, Game>> = { agra, amul, bombay, rajas };
