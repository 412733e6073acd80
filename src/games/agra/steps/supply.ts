/** AG-5.2-c, RU-01: markers taken back from storage and favour area; AG-UX-b: standing answers. */
import type { Seat } from '../../../kernel/index.ts';
import { GOODS, type Good, PRODUCTS } from '../data.ts';
import { canRelease, release as releaseMarker, settleGain } from '../markers.ts';
import { type AgraMove, ARROW, COOK, DONE, RETURN } from '../moves.ts';
import { type Agra, type Ask, playerOf } from '../state.ts';
import { keepAnswer } from './processing.ts';
import { insideChain } from './refusal.ts';

function pushReturns(s: Agra, seat: Seat, but: Good | 'favour' | null, out: AgraMove[]): void {
  const player = playerOf(s, seat);
  for (const good of GOODS) if (player.goods[good] > 0 && good !== but) out.push(RETURN[good]);
  if (player.favours > 0 && but !== 'favour') out.push(RETURN.favour);
}

/** AG-5.2-c: one marker; `release` can be chosen again, any number of times. */
export const release: Ask<'release'> = {
  moves(s, _step, seat, out) {
    pushReturns(s, seat, null, out);
  },
  answer(s, { seat }, move, t) {
    if (move.do === 'return') releaseMarker(s, seat, move.what, t);
  },
  why: insideChain('AG-5.2-c'),
};

/** INT-7: a gain that the supply cannot cover: release markers for it, or take what there is. */
export const shortage: Ask<'shortage'> = {
  moves(s, { gain }, seat, out) {
    pushReturns(s, seat, gain.what, out);
    out.push(DONE);
  },
  answer(s, step, move, t) {
    const { seat, gain } = step;
    const player = playerOf(s, seat);
    if (move.do === 'return') {
      releaseMarker(s, seat, move.what, t);
      if (player.supply < gain.count && canRelease(player, gain.what)) {
        s.agenda.push(step);
        return;
      }
    }
    settleGain(s, seat, gain, t);
  },
  why: insideChain('AG-5.2-b'),
};

/** Answers for the times when one is not asked: to follow along an arrow, and where ejected workers go. */
export const standing: Ask<'standing'> = {
  moves(s, _step, seat, out) {
    const { follow, cookKeeps } = playerOf(s, seat).standing;
    for (const to of PRODUCTS) {
      if (follow[to] !== 'ask') out.push(ARROW.ask[to]);
      if (follow[to] !== 'always') out.push(ARROW.always[to]);
      if (follow[to] !== 'never') out.push(ARROW.never[to]);
    }
    out.push(cookKeeps ? COOK.sends : COOK.keeps);
  },
  answer(s, { seat }, move) {
    const player = playerOf(s, seat);
    if (move.do === 'arrow') keepAnswer(player, move.to, move.answer);
    else if (move.do === 'cook') player.standing = { ...player.standing, cookKeeps: move.keeps };
  },
  why: insideChain('AG-UX-b'),
};
