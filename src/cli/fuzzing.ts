/**
 * One game of the fuzzer: played in some style, with the promises of the contract checked on the way.
 * A watched game is checked after every answer. A brisk one is played on the position alone, several times as fast, and looked at
 * now and then: what breaks an invariant seldom mends it. If anything is wrong, the same game is played again, watched.
 */
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
  perform,
  RECORD_FORMAT,
  type Rng,
  type Seat,
  type State,
  silentTurn,
  start,
  type TableOf,
  USUAL_BOUNDS,
  verify,
} from '../kernel/index.ts';
import { gameOf } from './args.ts';
import { reason } from './records.ts';
import { type Player, STYLES, type Style } from './styles.ts';

/** The games `from` to `to`, the latter not included, at all tables or at those with so many seats. */
export interface FuzzTask {
  readonly game: string;
  readonly seats: number | null;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  /** In one round of so many, all tables in all styles, every game is watched. */
  readonly watch: number;
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
/** In a brisk game one position in so many is held against the invariants, and the last one. */
const GLANCE = 8;

export function fuzz(task: FuzzTask): FuzzAnswer {
  return fuzzGames(gameOf(task.game), task);
}

export function fuzzGames(game: Game, { seats, seed, from, to, watch }: Omit<FuzzTask, 'game'>): FuzzAnswer {
  const tables = tablesOf(game, seats);
  const styles = Object.entries(STYLES);
  const finds: Find[] = [];
  let decisions = 0;
  let index = from;
  for (; index < to && finds.length < ENOUGH; index++) {
    // All tables are played in one style before the next style comes: the rotation meets every pair.
    const turns = Math.floor(index / tables.length);
    const table = tables[index % tables.length];
    const style = styles[turns % styles.length];
    if (table === undefined || style === undefined) throw new Error('nothing to play');
    const trail = new Trail(`${seed}/${index}`);
    const watched = Math.floor(turns / styles.length) % watch === 0;
    // Only a match can take an answer back.
    const alone = !watched && style[1] !== STYLES['regretful'];
    const answers = alone ? playBriskly(table, trail.seed, style, index) : null;
    if (answers !== null) {
      decisions += answers;
      continue;
    }
    const suspected = alone ? 'goes wrong only where nobody watches' : null;
    const find = fuzzGame(table, trail, style, index, { closely: watched || alone, suspected });
    decisions += trail.log.length;
    if (find) finds.push(find);
  }
  return { games: index - from, decisions, finds };
}

type NamedStyle = readonly [name: string, sit: Style];
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

/** The number of answers, or null if anything was wrong. */
function playBriskly(table: AnyTable, seed: string, [style, sit]: NamedStyle, index: number): number | null {
  const { game, seats, options, bounds } = table;
  const player = sit(new FastRng(`${seed}/${style}`));
  const turn = silentTurn(new FastRng(seed));
  try {
    const s = start(game, seats, options, turn);
    for (let answers = 0; answers <= bounds.plies; answers++) {
      if (isOver(s)) {
        checkPosition(table, s);
        checkScore(table, s);
        return answers;
      }
      if ((answers + index) % GLANCE === 0) checkPosition(table, s);
      const seat = player.who(s);
      const move = player.choose(seat, moves(game, s, seat));
      perform(game, s, seat, move, turn);
    }
  } catch {
    // Played again, watched, it tells what and where.
  }
  return null;
}

interface Watch {
  /** After every answer, or only as a brisk game is looked at. */
  readonly closely: boolean;
  /** What is wrong if nothing is found. */
  readonly suspected: string | null;
}

function fuzzGame(
  table: AnyTable,
  trail: Trail,
  [style, sit]: NamedStyle,
  index: number,
  { closely, suspected }: Watch,
): Find | null {
  try {
    // Whoever looks has dice of their own: the game is the same whether it is looked at or not.
    const rng = new FastRng(`${trail.seed}/look`);
    playThrough(table, trail, sit(new FastRng(`${trail.seed}/${style}`)), closely ? null : index, rng);
    if (rng.int(RECORD_CHECK) === 0) checkRecord(table, trail);
    must(suspected === null, suspected ?? '');
    return null;
  } catch (error) {
    return { index, style, fault: reason(error), answering: trail.answering, record: trail.record(table) };
  }
}

/** `glances`: the number of a game at which one only glances, null to watch it closely. */
function playThrough(table: AnyTable, trail: Trail, player: Player, glances: number | null, rng: Rng): void {
  const { game, seats, options, bounds } = table;
  const match = Match.simulated(game, { seats, options }, trail.seed);
  trail.match = match;
  for (;;) {
    const over = isOver(match.state);
    if (over || glances === null || (trail.log.length + glances) % GLANCE === 0) checkPosition(table, match.state);
    if (over) {
      checkScore(table, match.state);
      return;
    }
    must(trail.log.length <= bounds.plies, `more than ${bounds.plies} answers`);
    const seat = player.who(match.state);
    const offered = moves(game, match.state, seat);
    must(offered.length > 0, `seat ${seat} is asked and has no answer`);
    const move = player.choose(seat, offered);
    if (glances === null && rng.int(CLOSE_LOOK) === 0) {
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
