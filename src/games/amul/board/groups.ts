/** A play area laid out as it scores: each Trader with its series, what scores together side by side, the rest alone. */
import type { Seat } from '../../../kernel/index.ts';
import { whole } from '../../../ui/trace.ts';
import type { CardId } from '../cards.ts';
import { boxOf } from '../corrected.ts';
import { DEFINITIONS, type Name } from '../data.ts';
import { placeOf } from '../facts.ts';
import { seriesOf } from '../traders.ts';
import type { AmulView } from '../view.ts';
import { playerAt } from './sight.ts';
import { byName, lineOf, openScore, ownScore } from './worth.ts';

export interface Copies {
  readonly name: Name;
  readonly cards: readonly CardId[];
  readonly points: number;
}

export interface TraderGroup extends Copies {
  /** What one series brings. */
  readonly each: number;
}

export interface Layout {
  readonly traders: readonly TraderGroup[];
  /** Several of one name. */
  readonly sets: readonly Copies[];
  readonly alone: readonly Copies[];
}

export function layoutOf(view: AmulView, seat: Seat): Layout {
  const open = openScore(view);
  const all = byName(whole(playerAt(view, seat).area))
    .map((copies): Copies => ({ ...copies, points: lineOf(open, copies.name, seat) }))
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
  const isTrader = ({ name }: Copies) => DEFINITIONS[name].scoring.kind === 'traderSeries';
  return {
    traders: all.filter(isTrader).map((copies) => traderGroup(view, seat, copies)),
    sets: all.filter((copies) => !isTrader(copies) && copies.cards.length > 1),
    alone: all.filter((copies) => !isTrader(copies) && copies.cards.length === 1),
  };
}

function traderGroup(view: AmulView, seat: Seat, copies: Copies): TraderGroup {
  return {
    ...copies,
    points: lineOf(ownScore(view), copies.name, seat),
    each: seriesOf(boxOf(view).scoring, copies.name).points,
  };
}
