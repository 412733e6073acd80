/** BO-INFO: what a seat may know, and every world that it cannot tell from the true one. */
import type { Rng, Seat } from '../../kernel/index.ts';
import { CITIES, type City, PALACE_TOKENS, type PalaceToken, type PlaceId, TOKEN_SITES } from './data.ts';
import { type Bombay, clone, type Player, type Purse } from './state.ts';
import { effectOf } from './steps/build.ts';

/** A position as a seat sees it: the purses behind other screens are absent. */
export interface BombayView extends Omit<Bombay, 'players'> {
  players: PlayerView[];
}

export interface PlayerView extends Omit<Player, 'purse'> {
  /** Null: behind the screen. */
  purse: Purse | null;
}

/** Whether a seat sees behind another's screen: its own always, all with open money, all when the game is over. */
function open(s: Bombay, owner: Seat, viewer: Seat | null): boolean {
  return owner === viewer || s.options.openMoney || s.agenda.length === 0;
}

export function view(s: Bombay, viewer: Seat | null): BombayView {
  const copy = clone(s);
  return {
    ...copy,
    players: copy.players.map((player, seat) => ({ ...player, purse: open(s, seat, viewer) ? player.purse : null })),
  };
}

/** How far rupees and clients of another purse are guessed, from 0: about what purses hold in play. */
const GUESS = { rupees: 16, clients: 5 };

/** Fills the purses that `seat` cannot see: tokens are shared out as the board allows, amounts are guessed. */
export function redeal(s: Bombay, seat: Seat, rng: Rng): void {
  const hidden = s.players.flatMap((_, other) => (open(s, other, seat) ? [] : [other]));
  const purses = new Map<Seat, Purse>();
  for (const other of hidden)
    purses.set(other, { rupees: rng.int(GUESS.rupees), clients: rng.int(GUESS.clients), cities: [], kept: [] });
  for (const city of CITIES) {
    rng.shuffle(hidden);
    for (const other of hidden.slice(0, missingTokens(s, city, hidden))) purses.get(other)?.cities.push(city);
  }
  const builders = hidden
    .toSorted()
    .flatMap((other) => TOKEN_SITES.filter((site) => s.palaces[site as PlaceId] === other).map(() => other));
  rng.shuffle(builders);
  for (const [i, token] of keptBehind(s, hidden).entries()) purses.get(builders[i] ?? -1)?.kept.push(token);
  for (const [other, purse] of purses) {
    const player = s.players[other];
    if (player) player.purse = purse;
  }
}

/** Tokens of a city that lie behind the hidden screens (BO-INV-5). */
function missingTokens(s: Bombay, city: City, hidden: readonly Seat[]): number {
  const seen = s.players.filter((player, seat) => !hidden.includes(seat) && player.purse.cities.includes(city)).length;
  return s.players.length - 1 - s.cityTokens[city] - seen;
}

/** Kept palace tokens that lie behind the hidden screens: those gone from their site and not in an open purse. */
function keptBehind(s: Bombay, hidden: readonly Seat[]): PalaceToken[] {
  const onSites = Object.values(s.tokens);
  return (Object.keys(PALACE_TOKENS) as PalaceToken[]).filter((token) => {
    const effect = effectOf(s.players.length, token);
    const inOpenPurse = s.players.some((player, seat) => !hidden.includes(seat) && player.purse.kept.includes(token));
    return (effect === 'client' || effect === 'city') && !onSites.includes(token) && !inOpenPurse;
  });
}
