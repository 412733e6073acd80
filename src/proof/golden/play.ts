/** Plays one golden game to its end and gives its record. */
import {
  active,
  FastRng,
  type Game,
  type GameRecord,
  isOver,
  Match,
  type Rng,
  USUAL_BOUNDS,
} from '../../kernel/index.ts';
import { type Hand, handNamed } from './hands.ts';
import type { GoldenGame } from './plan.ts';

export function playGolden(game: Game, { seats, options, hands, seed }: GoldenGame): GameRecord {
  const match = Match.simulated(game, { seats, options, names: hands }, seed);
  // The players' own generator: the draws of the game are those of its seed, whatever they think about.
  const rng = new FastRng(`${seed}/hands`);
  const seated = hands.map((name) => handNamed(name, game, rng));
  while (!isOver(match.state)) {
    const seat = active(match.state);
    const hand = seated[seat];
    if (hand === undefined) throw new Error(`nobody on seat ${seat}`);
    const played = match.answer(seat, hand.choose(match.state, seat));
    if ('refused' in played) throw new Error(`${hands[seat]} was refused: ${JSON.stringify(played)}`);
    regret(match, seat, hand, rng);
    if (match.line.length > USUAL_BOUNDS.plies) throw new Error(`more than ${USUAL_BOUNDS.plies} answers`);
  }
  return match.record();
}

/** Takes the last answer back now and then, and every second time gives it again. */
function regret(match: Match, seat: number, hand: Hand, rng: Rng): void {
  if (hand.regrets === 0 || rng.int(hand.regrets) > 0) return;
  if (match.undo(seat) === null && rng.int(2) === 0) match.redo(seat);
}
