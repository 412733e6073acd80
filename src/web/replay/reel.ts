/** What a replay is shown from: a film that this device holds, or what a server tells of a game that is running. */
import type { Seat } from '../../kernel/index.ts';
import { type Film, lastTelling } from '../../table/film.ts';
import type { LogEntry, Sight } from '../../table/table.ts';
import type { GameUi } from '../../ui/contract.ts';
import type { Soon } from '../table/room.ts';

export interface Reel {
  /** How many answers there are. */
  readonly last: number;
  /** Whose answer led to a position; -1 for the deal. */
  turnAt(ply: number): number;
  /** The round a position belongs to; null where nobody knows. */
  readonly roundAt: ((ply: number) => number) | null;
  /** The last answer before a position that drew chance or changed a score; null: there is none. */
  tellingBefore(ply: number): number | null;
  log(eyes: Seat | null): readonly LogEntry[];
  sight(ply: number, eyes: Seat | null): Soon<Sight | null>;
}

export function reelOf(film: Film, ui: GameUi): Reel {
  let rounds: number[] | null = null;
  const roundsOf = () => {
    const found: number[] = [];
    film.walk((s, ply) => {
      found[ply] = ui.round(film.game.view(s, null));
    });
    return found;
  };
  return {
    last: film.last,
    turnAt: (ply) => film.shots[ply - 1]?.seat ?? -1,
    roundAt: (ply) => {
      rounds ??= roundsOf();
      return rounds[ply] ?? 0;
    },
    tellingBefore: (ply) => lastTelling(film.shots, ply),
    log: (eyes) => film.log(eyes),
    sight: (ply, eyes) => film.sight(ply, eyes),
  };
}

/** As `reelOf`, while the game runs: that somebody's secret purse changed is not told by where a jump leads. */
export function guardedReelOf(film: Film, ui: GameUi): Reel {
  return {
    ...reelOf(film, ui),
    tellingBefore: (ply) => {
      for (let at = ply - 1; at > 0; at--) if (film.shots[at - 1]?.draws.length !== 0) return at;
      return null;
    },
  };
}
