/** AG-INT-b: what is answered for somebody whose time is over in a question that can come outside one's turn. */
import type { Seat } from '../../kernel/index.ts';
import { type AgraMove, DONE, FAVOURS, FOLLOW, TRANSFORM } from './moves.ts';
import type { Agra, AgraStep, Ask, StepOfKind } from './state.ts';
import { cover } from './steps/botanist.ts';
import { bonusTile } from './steps/building.ts';
import { mosaicTile } from './steps/powers.ts';
import { pierGood } from './steps/river.ts';
import { giveUp } from './steps/tiles.ts';

/** All legal answers, in the order in which they are offered. */
function answers<K extends AgraStep['kind']>(s: Agra, ask: Ask<K>, step: StepOfKind<K>, seat: Seat): AgraMove[] {
  const out: AgraMove[] = [];
  ask.moves(s, step, seat, out);
  return out;
}

/** Null where the table says nothing: questions of one's own turn. */
export function standIn(s: Agra, seat: Seat): AgraMove | null {
  const step = s.agenda.at(-1);
  const away = seat !== s.turn.seat;
  switch (step?.kind) {
    case 'follow': // INT-1: no
      return FOLLOW[0] ?? null;
    case 'mosaicTile': // INT-2, here and to the end of the contracts: the first legal answer, or none
      return answers(s, mosaicTile, step, seat)[0] ?? null;
    case 'bonusTile':
      return away ? (answers(s, bonusTile, step, seat)[0] ?? null) : null;
    case 'cover': // AG-N16-a: the tile of a Mujtahida's build may be one that removes a cover tile
      return away ? (answers(s, cover, step, seat)[0] ?? null) : null;
    case 'transform':
      return step.inChain ? (TRANSFORM[0] ?? null) : null;
    case 'stand':
    case 'influence':
      return away ? DONE : null;
    case 'sadrGift':
      return DONE;
    case 'pierGood': // INT-3: goods are offered along their path
      return answers(s, pierGood, step, seat).at(-1) ?? null;
    case 'jagirdar': // INT-4: pass
      return DONE;
    case 'influenceBonus': // INT-5
      return FAVOURS;
    case 'giveUp':
      return answers(s, giveUp, step, seat)[0] ?? null;
    case 'shortage': // INT-7: what is too much is lost
      return DONE;
    default:
      return null;
  }
}
