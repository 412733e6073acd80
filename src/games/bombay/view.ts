/** BO-INFO: what a seat may know, and every world that it cannot tell from the true one. */
import type { Rng, Seat } from '../../kernel/index.ts';
import { type Bombay, clone, type Player, type Purse } from './state.ts';

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

/**
 * Guesses the amounts behind the screens that `seat` cannot see. Which city and palace tokens lie there is no guess: each was
 * taken in the open, once, and everyone knows by whom (BO-INFO-2, BO-INFO-3).
 */
export function redeal(s: Bombay, seat: Seat, rng: Rng): void {
  for (const [other, { purse }] of s.players.entries()) {
    if (open(s, other, seat)) continue;
    purse.rupees = rng.int(GUESS.rupees);
    purse.clients = rng.int(GUESS.clients);
  }
}
