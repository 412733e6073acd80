/** AG-INFO: what a seat may know, and every world that it cannot tell from the true one. */
import type { Rng, Seat } from '../../kernel/index.ts';
import { PRODUCTS, type Product, record } from './data.ts';
import type { StandingAnswer } from './moves.ts';
import { type Agra, type AgraStep, clone, type Player, type Standing } from './state.ts';

/** A position as a seat sees it: other bags and other standing answers are absent. */
export interface AgraView extends Omit<Agra, 'players'> {
  players: PlayerView[];
}

export interface PlayerView extends Omit<Player, 'rupees' | 'standing'> {
  /** Null: in the bag (AG-INFO-b). */
  rupees: number | null;
  /** Null: nobody else's business. */
  standing: Standing | null;
}

/** AG-INFO-b: one's own bag, all bags by option, all at final scoring. */
function seesRupees(s: Agra, owner: Seat, viewer: Seat | null): boolean {
  return owner === viewer || s.rules.openRupees || s.agenda.length === 0;
}

export function view(s: Agra, viewer: Seat | null): AgraView {
  const copy = clone(s);
  return {
    ...copy,
    agenda: copy.agenda.map((step) => hideAnswers(step, viewer)),
    players: copy.players.map((player, seat) => ({
      ...player,
      rupees: seesRupees(s, seat, viewer) ? player.rupees : null,
      standing: seat === viewer ? player.standing : null,
    })),
  };
}

/** Answers to an open question are secret until the last one is in. Who has answered is not: `waiting` tells. */
function hideAnswers(step: AgraStep, viewer: Seat | null): AgraStep {
  if (step.kind !== 'follow') return step;
  return { ...step, answers: step.answers.map((answer, i) => (step.seats[i] === viewer ? answer : null)) };
}

/** How far another bag is guessed, from 0: about what bags hold in play. */
const GUESS_RUPEES = 30;
const ANSWERS: readonly StandingAnswer[] = ['ask', 'ask', 'always', 'never'];

/** Fills the bags and the standing answers that `seat` cannot see. The pile has no order that could be resampled. */
export function redeal(s: Agra, seat: Seat, rng: Rng): void {
  for (const [other, player] of s.players.entries()) {
    if (other === seat) continue;
    if (!seesRupees(s, other, seat)) player.rupees = rng.int(GUESS_RUPEES);
    player.standing = guessStanding(asksNow(s, other), rng);
  }
}

/** The arrow along which a seat is being asked to follow: there it has no standing answer. */
function asksNow(s: Agra, seat: Seat): Product | null {
  const step = s.agenda.at(-1);
  return step?.kind === 'follow' && step.seats.includes(seat) ? step.to : null;
}

function guessStanding(asked: Product | null, rng: Rng): Standing {
  const follow = record(PRODUCTS, (to) => (to === asked ? 'ask' : (ANSWERS[rng.int(ANSWERS.length)] ?? 'ask')));
  return { follow, cookKeeps: rng.int(4) > 0 };
}
