/** One game of the fuzzer: played in some style, with the promises of the contract checked on the way. */
import {
  checkCopies,
  checkOffered,
  checkPosition,
  checkRefusals,
  checkScore,
  checkWorlds,
  type Entry,
  FastRng,
  type Game,
  type GameEvent,
  type GameRecord,
  isOver,
  Match,
  type Move,
  moves,
  optionSets,
  type Played,
  parseRecord,
  RECORD_FORMAT,
  type Rng,
  type Seat,
  type State,
  type TableOf,
  USUAL_BOUNDS,
  verify,
} from '../kernel/index.ts';
import { gameOf } from './args.ts';
import { reason } from './records.ts';
import { type Player, STYLES } from './styles.ts';

/** The games `from` to `to`, the latter not included, at all tables or at those with so many seats. */
export interface FuzzTask {
  readonly game: string;
  readonly seats: number | null;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

export interface FuzzAnswer {
  readonly games: number;
  readonly decisions: number;
  readonly finds: readonly Find[];
}

/** Something wrong, with the game that leads there. */
export interface Find {
  /** The number of the game. */
  readonly index: number;
  readonly style: string;
  readonly fault: string;
  /** The answer that could not be completed, if it was one: the record ends before it, so that it can be opened. */
  readonly answering: { readonly seat: Seat; readonly move: Move } | null;
  readonly record: GameRecord;
}

/** A run that has found so much has found enough. */
export const ENOUGH = 10;
/** One position in so many is looked at closely: copies, refusals and hidden worlds cost a hundred times an answer. */
const CLOSE_LOOK = 100;
/** The record of one game in so many is written, read and verified. */
const RECORD_CHECK = 20;

export function fuzz(task: FuzzTask): FuzzAnswer {
  return fuzzGames(gameOf(task.game), task);
}

export function fuzzGames(game: Game, { seats, seed, from, to }: Omit<FuzzTask, 'game'>): FuzzAnswer {
  const tables = tablesOf(game, seats);
  const finds: Find[] = [];
  let decisions = 0;
  let index = from;
  for (; index < to && finds.length < ENOUGH; index++) {
    const trail = new Trail(`${seed}/${index}`);
    const find = fuzzGame(tables, trail, index);
    decisions += trail.log.length;
    if (find) finds.push(find);
  }
  return { games: index - from, decisions, finds };
}

type AnyTable = TableOf<State, Move, GameEvent>;

/** Every table in rotation: all seat counts with all option sets. */
function tablesOf(game: Game, seats: number | null): AnyTable[] {
  const tables: AnyTable[] = [];
  for (let n = seats ?? game.seats.min; n <= (seats ?? game.seats.max); n++)
    for (const options of optionSets(game, n)) tables.push({ game, seats: n, options, bounds: USUAL_BOUNDS });
  return tables;
}

/** Where a game has come to, kept so that nothing that goes wrong can take it away. */
class Trail {
  readonly seed: string;
  readonly log: Entry[] = [];
  match: Match | null = null;
  answering: Find['answering'] = null;

  constructor(seed: string) {
    this.seed = seed;
  }

  record({ game, seats, options }: AnyTable): GameRecord {
    return {
      durbar: RECORD_FORMAT,
      game: game.id,
      rules: game.version,
      seats,
      options: { ...options },
      chance: { generator: 'fast', seed: this.seed },
      deal: this.match?.deal ?? [],
      log: this.log,
    };
  }
}

function fuzzGame(tables: readonly AnyTable[], trail: Trail, index: number): Find | null {
  const styles = Object.entries(STYLES);
  const table = tables[index % tables.length];
  // All tables are played in one style before the next style comes: the rotation meets every pair.
  const [style, sit] = styles[Math.floor(index / tables.length) % styles.length] ?? [];
  if (table === undefined || style === undefined || sit === undefined) throw new Error('nothing to play');
  try {
    const rng = new FastRng(`${trail.seed}/${style}`);
    playThrough(table, trail, sit(rng), rng);
    if (rng.int(RECORD_CHECK) === 0) checkRecord(table, trail);
    return null;
  } catch (error) {
    return { index, style, fault: reason(error), answering: trail.answering, record: trail.record(table) };
  }
}

function playThrough(table: AnyTable, trail: Trail, player: Player, rng: Rng): void {
  const { game, seats, options, bounds } = table;
  const match = Match.simulated(game, { seats, options }, trail.seed);
  trail.match = match;
  for (;;) {
    checkPosition(table, match.state);
    if (isOver(match.state)) {
      checkScore(table, match.state);
      return;
    }
    must(trail.log.length <= bounds.plies, `more than ${bounds.plies} answers`);
    const seat = player.who(match.state);
    const offered = moves(game, match.state, seat);
    must(offered.length > 0, `seat ${seat} is asked and has no answer`);
    const move = player.choose(seat, offered);
    if (rng.int(CLOSE_LOOK) === 0) {
      checkScore(table, match.state);
      checkOffered(table, seat, offered);
      checkCopies(game, match.state);
      checkRefusals(game, match.state, seats, seat, rng);
      checkWorlds(game, match.state, rng.int(seats), seat, move, rng);
    }
    const before = player.regrets() ? JSON.stringify(match.state) : null;
    answer(trail, match, seat, move);
    if (before !== null) takeBack(trail, match, seat, before, rng);
  }
}

function answer(trail: Trail, match: Match, seat: Seat, move: Move): void {
  trail.answering = { seat, move };
  const played = match.answer(seat, move);
  if ('refused' in played) throw new Error(`refused the offered ${JSON.stringify(move)}`);
  trail.answering = null;
  trail.log.push(entryOf(played));
}

function entryOf({ seat, move, draws }: Played<State, Move, GameEvent>): Entry {
  return { seat, move, ...(draws.length > 0 ? { draws } : {}) };
}

/** Back over the last answer, if that is allowed, and every second time forward again. */
function takeBack(trail: Trail, match: Match, seat: Seat, before: string, rng: Rng): void {
  const after = JSON.stringify(match.state);
  if (match.undo(seat) !== null) return;
  trail.log.push({ seat, undo: true });
  must(JSON.stringify(match.state) === before, 'undo came to another position');
  if (rng.int(2) === 0) return;
  must(match.redo(seat) === null, 'redo refused after undo');
  trail.log.push({ seat, redo: true });
  must(JSON.stringify(match.state) === after, 'redo came to another position');
}

function checkRecord({ game }: AnyTable, { match }: Trail): void {
  const parsed = parseRecord(JSON.stringify(match?.record()));
  if ('problem' in parsed) throw new Error(`a record that does not parse: ${parsed.at}: ${parsed.problem}`);
  const verified = verify(game, parsed.record);
  must(!('problem' in verified), `a record that does not verify: ${JSON.stringify(verified)}`);
}

function must(holds: boolean, fault: string): void {
  if (!holds) throw new Error(fault);
}
