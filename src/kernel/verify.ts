/** Replays a record by the rules and says where, if anywhere, it differs from what the rules and its seed give. */
import { isOver } from './engine.ts';
import type { Game, GameEvent, Move, Seat, State } from './game.ts';
import { hashOf } from './hash.ts';
import { Match, type UndoRefusal } from './match.ts';
import { readOptions } from './options.ts';
import type { Chance, Entry, GameRecord } from './record.ts';
import { commitment, type Draw, DrawMismatch, FastRng, KeyedRng, PlaybackRng, type Rng } from './rng.ts';
import { same } from './same.ts';

export interface ReplayProblem {
  /** Index in the log; -1 is the deal, the length of the log is the result. */
  readonly ply: number;
  readonly problem:
    | 'wrongGame'
    | 'wrongVersion'
    | 'seats'
    | 'option'
    | 'illegal'
    | 'undo'
    | 'draws'
    | 'result'
    | 'commitment'
    | 'seed';
  readonly detail: string;
}

export type Replayed<S extends State, M extends Move, E extends GameEvent> =
  | { readonly match: Match<S, M, E> }
  | ReplayProblem;

/** Takes an answer back, or says why that is not possible. */
type Undo<S extends State, M extends Move, E extends GameEvent> = (
  match: Match<S, M, E>,
  seat: Seat,
) => UndoRefusal | null;

/** Plays a record again with its recorded draws. `watch` sees the match after the deal (ply -1) and after every entry. */
export function replay<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  record: GameRecord,
  watch: (match: Match<S, M, E>, ply: number) => void = () => {},
): Replayed<S, M, E> {
  // What an undo had shown takes a hundred times as long to work out as the undo itself, and a record may consist of them.
  return replayed(game, record, (match, seat) => match.undoAgain(seat), watch);
}

function replayed<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  record: GameRecord,
  undo: Undo<S, M, E>,
  watch: (match: Match<S, M, E>, ply: number) => void,
): Replayed<S, M, E> {
  const rng = new PlaybackRng();
  const played = play(
    game,
    record,
    rng,
    (draws) => rng.load(draws),
    () => rng.spent,
    undo,
    watch,
  );
  if ('problem' in played) return played;
  const result = played.match.result();
  if (record.result && !same(record.result, result))
    return problem(record.log.length, 'result', JSON.stringify({ record: record.result, rules: result }));
  return played;
}

/**
 * As `replay`, and checks the draws against the seed and the seed against the commitment, where the seed is known, and that nothing was
 * taken back that had shown somebody something.
 */
export function verify<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  record: GameRecord,
): Replayed<S, M, E> {
  const again = replayed(
    game,
    record,
    (match, seat) => match.undo(seat),
    () => {},
  );
  if ('problem' in again) return again;
  const { chance } = record;
  // A finished game has nothing left to hide: what is not in its record cannot be checked.
  if (isOver(again.match.state) && record.result === undefined)
    return problem(record.log.length, 'result', 'the game is over but the record has no result');
  if (isOver(again.match.state) && chance.seed === undefined)
    return problem(-1, 'seed', 'the game is over but the record does not reveal the seed');
  if (chance.seed === undefined) return again;
  if (chance.generator === 'keyed' && commitment(chance.seed) !== chance.commitment)
    return problem(-1, 'commitment', 'the seed is not the one that was committed to');
  return drawsFromSeed(game, record, chance) ?? again;
}

/** The first place where the seed gives other draws than the record has. */
function drawsFromSeed<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  record: GameRecord,
  chance: Chance,
): ReplayProblem | null {
  const seed = chance.seed ?? '';
  let found: ReplayProblem | null = null;
  const compare = (ply: number, recorded: readonly Draw[], drawn: readonly Draw[]) => {
    if (!found && !same(recorded, drawn))
      found = problem(ply, 'seed', JSON.stringify({ record: recorded, seed: drawn }));
  };
  const rng = chance.generator === 'keyed' ? new KeyedRng(seed) : new FastRng(seed);
  const played = play(
    game,
    record,
    rng,
    () => {},
    () => true,
    (match, seat) => match.undoAgain(seat),
    (match, ply) => {
      if (ply < 0) compare(ply, record.deal, match.deal);
      else {
        const entry = record.log[ply];
        if (entry && 'move' in entry) compare(ply, entry.draws ?? [], match.line.at(-1)?.draws ?? []);
      }
    },
  );
  // With other draws the recorded moves soon become illegal: the draws are the cause and come first.
  return found ?? ('problem' in played ? played : null);
}

function play<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  record: GameRecord,
  rng: Rng,
  load: (draws: readonly Draw[]) => void,
  spent: () => boolean,
  undo: Undo<S, M, E>,
  watch: (match: Match<S, M, E>, ply: number) => void,
  seed: string | null = record.chance.seed ?? null,
): Replayed<S, M, E> {
  if (record.game !== game.id) return problem(-1, 'wrongGame', record.game);
  if (record.rules !== game.version) return problem(-1, 'wrongVersion', String(record.rules));
  const read = readOptions(game, record.seats, record.options);
  if ('problem' in read) return problem(-1, read.problem === 'seats' ? 'seats' : 'option', JSON.stringify(read));

  let ply = -1;
  try {
    load(record.deal);
    const { names } = record;
    const match = Match.replayed(
      game,
      { seats: record.seats, options: read.options, ...(names ? { names } : {}) },
      record.chance,
      rng,
      seed,
    );
    if (!spent()) return problem(ply, 'draws', 'more was recorded than the deal draws');
    watch(match, ply);
    for (const entry of record.log) {
      ply++;
      load('move' in entry ? (entry.draws ?? []) : []);
      const refused = enter(match, entry, undo);
      if (refused) return problem(ply, 'move' in entry ? 'illegal' : 'undo', refused);
      if (!spent()) return problem(ply, 'draws', 'more was recorded than the move draws');
      watch(match, ply);
    }
    if (record.result && !isOver(match.state))
      return problem(record.log.length, 'result', 'the record has a result but the game is not over');
    return { match };
  } catch (error) {
    if (error instanceof DrawMismatch) return problem(ply, 'draws', error.message);
    throw error;
  }
}

function enter<S extends State, M extends Move, E extends GameEvent>(
  match: Match<S, M, E>,
  entry: Entry,
  undo: Undo<S, M, E>,
): string | null {
  if ('undo' in entry) return undo(match, entry.seat);
  if ('redo' in entry) return match.redo(entry.seat);
  const played = match.answer(entry.seat, entry.move);
  if (!('refused' in played)) return null;
  return `seat ${entry.seat}: ${JSON.stringify(entry.move)}: ${played.refused}${played.rule ? ` (${played.rule})` : ''}`;
}

function problem(ply: number, kind: ReplayProblem['problem'], detail: string): ReplayProblem {
  return { ply, problem: kind, detail };
}

/** Goes on with a live game that was saved: the secret seed must give exactly the draws that the record has. */
export function resume<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  record: GameRecord,
  seed: string,
): Replayed<S, M, E> {
  if (record.chance.generator !== 'keyed' || commitment(seed) !== record.chance.commitment)
    return problem(-1, 'commitment', 'the seed is not the one that was committed to');
  const wrong = drawsFromSeed(game, record, { ...record.chance, seed });
  return (
    wrong ??
    play(
      game,
      record,
      new KeyedRng(seed),
      () => {},
      () => true,
      (match, seat) => match.undoAgain(seat),
      () => {},
      seed,
    )
  );
}

/** The hash of every position of a record, the deal first: what golden games compare. */
export function trace<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  record: GameRecord,
): string[] {
  const hashes: string[] = [];
  replay(game, record, (match) => hashes.push(hashOf(match.state)));
  return hashes;
}
