/**
 * Goes through a record and sets what it says beside what the rules and the seed give: every draw next to the one that the seed
 * gives there, the result next to that of the last position. It gathers; whether the record holds is for `verify` to say.
 */
import {
  commitment,
  type Draw,
  DrawMismatch,
  FastRng,
  type Game,
  type GameEvent,
  type GameRecord,
  isOver,
  KeyedRng,
  Match,
  PlaybackRng,
  type ReplayProblem,
  type Result,
  type Rng,
  readOptions,
  type Seat,
  same,
  sees,
  verify,
} from '../kernel/index.ts';

/** What one answer drew, or the deal. */
export interface DrawGroup {
  /** Index in the log; -1 is the deal. */
  readonly ply: number;
  /** How many answers stand with it: what a replay calls the position after it. */
  readonly answer: number;
  readonly seat: Seat | null;
  readonly recorded: readonly Draw[];
  /** What the seed gives there; null while the seed is not known. */
  readonly seeded: readonly Draw[] | null;
  /** What everybody could see happen. */
  readonly events: readonly GameEvent[];
}

export interface Audit {
  readonly generator: 'fast' | 'keyed';
  readonly promised: string | null;
  readonly seed: string | null;
  /** SHA-256 of the seed. */
  readonly hash: string | null;
  readonly groups: readonly DrawGroup[];
  readonly answers: number;
  readonly takenBack: number;
  readonly over: boolean;
  readonly recordedResult: Result | null;
  readonly result: Result | null;
  /** The first thing that is wrong, if anything is. */
  readonly problem: ReplayProblem | null;
}

/** Yields how many entries of the log have been gone through, so that whoever waits can be told. */
export function* audit(game: Game, record: GameRecord): Generator<number, Audit> {
  const { chance } = record;
  const seed = chance.seed ?? null;
  const groups: DrawGroup[] = [];
  const witness = new Witness(
    seed === null ? null : chance.generator === 'keyed' ? new KeyedRng(seed) : new FastRng(seed),
  );
  let match: Match | null = null;
  const note = (ply: number, seat: Seat | null, recorded: readonly Draw[], events: readonly GameEvent[]) => {
    const seeded = witness.take();
    if (recorded.length > 0 || (seeded !== null && seeded.length > 0))
      groups.push({
        ply,
        answer: match?.line.length ?? 0,
        seat,
        recorded,
        seeded,
        events: events.filter((event) => sees(null, event)),
      });
  };
  let answers = 0;
  let takenBack = 0;
  const read = readOptions(game, record.seats, record.options);
  if (!('problem' in read) && record.game === game.id && record.rules === game.version)
    try {
      witness.load(record.deal);
      match = Match.replayed(game, { seats: record.seats, options: read.options }, chance, witness, seed);
      note(-1, null, record.deal, match.opening);
      for (const [ply, entry] of record.log.entries()) {
        if ('move' in entry) {
          const draws = entry.draws ?? [];
          witness.load(draws);
          const played = match.answer(entry.seat, entry.move);
          if ('refused' in played) break;
          note(ply, entry.seat, draws, played.events);
          answers++;
        } else {
          if (('undo' in entry ? match.undo(entry.seat) : match.redo(entry.seat)) !== null) break;
          takenBack++;
        }
        yield ply + 1;
      }
    } catch (error) {
      if (!(error instanceof DrawMismatch)) throw error;
      // A draw that does not fit ends the walk; `verify` finds the same place and says what is wrong there.
    }
  const verified = verify(game, record);
  return {
    generator: chance.generator,
    promised: chance.generator === 'keyed' ? chance.commitment : null,
    seed,
    hash: seed === null ? null : commitment(seed),
    groups,
    answers,
    takenBack,
    over: match !== null && isOver(match.state),
    recordedResult: record.result ?? null,
    result: match?.result() ?? null,
    problem: 'problem' in verified ? verified : null,
  };
}

/** The first draw of a group that is not the one of the seed: its number, from 0. */
export function firstOther({ recorded, seeded }: DrawGroup): number | null {
  if (seeded === null) return null;
  const at = Array.from({ length: Math.max(recorded.length, seeded.length) }, (_, i) => i).find(
    (i) => !same(recorded[i], seeded[i]),
  );
  return at ?? null;
}

/** Gives the recorded draws to the game and asks the seed's generator the same each time. */
class Witness implements Rng {
  readonly #recorded = new PlaybackRng();
  readonly #source: Rng | null;
  #seeded: Draw[] = [];

  constructor(source: Rng | null) {
    this.#source = source;
  }

  load(draws: readonly Draw[]): void {
    this.#recorded.load(draws);
  }

  int(n: number): number {
    if (n > 1 && this.#source) this.#seeded.push(this.#source.int(n));
    return this.#recorded.int(n);
  }

  shuffle(list: unknown[]): void {
    if (list.length > 1 && this.#source) {
      const order = list.map((_, i) => i);
      this.#source.shuffle(order);
      this.#seeded.push(order);
    }
    this.#recorded.shuffle(list);
  }

  /** What the seed gave since the last call; null without a seed. */
  take(): readonly Draw[] | null {
    const seeded = this.#seeded;
    this.#seeded = [];
    return this.#source && seeded;
  }
}
