/** AM-INFO-1: what a seat may know, and every world that it cannot tell from the true one. */
import type { Rng, Seat } from '../../kernel/index.ts';
import type { CardId } from './cards.ts';
import { usedCards } from './facts.ts';
import { type Amul, type AmulStep, clone, type Player } from './state.ts';

/** A position as a seat sees it: other hands, the draw pile and the secret answers of others are absent. */
export interface AmulView extends Omit<Amul, 'pile' | 'players'> {
  players: PlayerView[];
  /** How many cards the draw pile holds. */
  pileSize: number;
  /** AM-TEA-2: what has remained in the draw pile; null until the game is over. */
  leftOver: CardId[] | null;
}

export interface PlayerView extends Omit<Player, 'hand'> {
  /** Null: another's hand. What is known of it stands in `known`. */
  hand: CardId[] | null;
  handSize: number;
}

export function view(s: Amul, viewer: Seat | null): AmulView {
  const { pile, players, agenda, ...open } = clone(s);
  return {
    ...open,
    agenda: agenda.map((step) => withoutSecrets(step, viewer)),
    players: players.map(({ hand, ...player }, seat) => ({
      ...player,
      hand: seat === viewer ? hand : null,
      handSize: hand.length,
    })),
    pileSize: pile.length,
    leftOver: agenda.length === 0 ? pile : null,
  };
}

/** Of the answers to a question to everybody a seat sees its own. Who is still awaited is told with the view. */
function withoutSecrets(step: AmulStep, viewer: Seat | null): AmulStep {
  if (step.kind === 'propose' || step.kind === 'reveal')
    step.answers = step.answers.map((answer, i) => (step.seats[i] === viewer ? answer : null));
  return step;
}

/** Deals the cards that `seat` cannot see anew: other hands keep what everybody knows of them, the rest is the pile. */
export function redeal(s: Amul, seat: Seat, rng: Rng): void {
  if (s.agenda.length === 0) return;
  const seen = new Set<CardId>(s.discard);
  for (const lot of s.market) seen.add(lot.card);
  for (const [other, player] of s.players.entries()) {
    for (const card of player.area) seen.add(card);
    for (const card of player.removed) seen.add(card);
    for (const card of other === seat ? player.hand : player.known) seen.add(card);
  }
  const used = usedCards('market', s.players.length, s.options.tea);
  const hidden = used.filter((card) => !seen.has(card));
  rng.shuffle(hidden);
  for (const [other, player] of s.players.entries())
    if (other !== seat) player.hand = player.known.concat(hidden.splice(0, player.hand.length - player.known.length));
  const left = new Set(hidden);
  s.pile = used.filter((card) => left.has(card));
}
