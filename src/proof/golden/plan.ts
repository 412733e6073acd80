/** Which golden games there are: every title with every number of seats and every option, strong and adversarial. */
import { recordName } from '../../cli/records.ts';
import type { Game } from '../../kernel/index.ts';
import { mixedTable, tablesOf } from '../tables.ts';
import { ADVERSARIES } from './hands.ts';

export interface GoldenGame {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  /** Who sits where. */
  readonly hands: readonly string[];
  readonly seed: string;
  /** The name of its record in `records/<game>/`. */
  readonly file: string;
}

/** New games of each title; those that were there before are not counted. */
const EACH = 110;

/** How the seats are filled, in rotation. */
interface LineUp {
  readonly name: string;
  hands(seats: number, number: number): string[];
}

const all = (hand: string): LineUp => ({ name: hand, hands: (seats) => new Array<string>(seats).fill(hand) });

/** One among merchants, on each seat in turn. */
const among = (hand: string): LineUp => ({
  name: hand,
  hands: (seats, number) => Array.from({ length: seats }, (_, seat) => (seat === number % seats ? hand : 'merchant')),
});

/** Somebody else on every seat. */
const company: LineUp = {
  name: 'company',
  hands(seats, number) {
    const everybody = Object.keys(ADVERSARIES);
    return Array.from({ length: seats }, (_, seat) => everybody[(number + 3 * seat) % everybody.length] ?? 'random');
  },
};

const STRONG_PLAY = [all('merchant'), among('vizier'), all('merchant')];
const ONE_ADVERSARY = Object.keys(ADVERSARIES).map(among);
/** A table of losers never comes to an end worth keeping: they sit among others only. */
const ALL_ADVERSARIES = [
  ...Object.keys(ADVERSARIES)
    .filter((hand) => hand !== 'loser')
    .map(all),
  company,
  company,
];

/** In Agra a game in which nobody wants anything goes on for thousands of answers: there the adversaries sit among merchants. */
const LINE_UPS: Readonly<Record<string, readonly LineUp[]>> = { agra: mixed(STRONG_PLAY, ONE_ADVERSARY) };
const USUAL = mixed(STRONG_PLAY, [...ONE_ADVERSARY, ...ALL_ADVERSARIES]);

/** Strong and adversarial play by turns, until all of the latter were there. */
function mixed(strong: readonly LineUp[], adversarial: readonly LineUp[]): LineUp[] {
  return adversarial.flatMap((lineUp, i) => [lineUp, strong[i % strong.length] ?? lineUp]);
}

export function goldenGames(game: Game): GoldenGame[] {
  const lineUps = LINE_UPS[game.id] ?? USUAL;
  const tables = tablesOf(game);
  const games: GoldenGame[] = [];
  for (let number = 0; number < Math.max(EACH, tables.length); number++) {
    const lineUp = lineUps[number % lineUps.length];
    const table = tables[number] ?? mixedTable(game, number);
    if (lineUp === undefined) throw new Error('nobody to play');
    const seed = lineUp.name;
    games.push({
      game: game.id,
      ...table,
      hands: lineUp.hands(table.seats, number),
      seed: `${seed}/${number}`,
      file: recordName(game.id, table.seats, seed, number),
    });
  }
  return games;
}
