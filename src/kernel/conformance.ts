/**
 * The suite that every game inherits: `for (const check of conformance(game)) test(check.name, check.run)`.
 * A check plays random games at every table the game allows and throws on the first thing that is wrong.
 * The fuzzer plays the same games, for longer.
 */
import { active, isOver, judge, lookOf, moves, outcome, perform, redeal, sees, start, waiting } from './engine.ts';
import type { Game, GameEvent, Move, Seat, State } from './game.ts';
import { hashOf } from './hash.ts';
import { Match } from './match.ts';
import { optionSets } from './options.ts';
import { parseRecord } from './record.ts';
import { FastRng, type Rng } from './rng.ts';
import { replay, verify } from './verify.ts';

export interface Check {
  readonly name: string;
  run(): void;
}

export interface Bounds {
  /** No game takes more answers than this. */
  readonly plies: number;
  /** No question has more answers than this. */
  readonly answers: number;
}

export const USUAL_BOUNDS: Bounds = { plies: 20_000, answers: 500 };

/** How much of an option is told in the name of a check. */
const LONGEST = 40;

/** Answers that no game offers: whatever they are, the position must stay as it was. */
const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  0,
  'end',
  [],
  {},
  { do: 1 },
  { do: '' },
  { do: 'constructor' },
  { do: '__proto__', to: {} },
  { do: 'end', extra: true },
  JSON.parse('{"__proto__":{"do":"end"}}'),
];

export function conformance<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  bounds: Bounds = USUAL_BOUNDS,
): Check[] {
  const checks: Check[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const options of optionSets(game, seats)) {
      const table: TableOf<S, M, E> = { game, seats, options, bounds };
      const changed = Object.entries(options).filter(([k, v]) => hashOf(v) !== hashOf(Reflect.get(plain(table), k)));
      const label = `${seats} seats${changed.map(([k, v]) => `, ${k} ${JSON.stringify(v).slice(0, LONGEST)}`).join('')}`;
      checks.push(
        {
          name: `${label}: whole games keep every promise`,
          run: () => playChecked(table, new FastRng(`play ${label}`)),
        },
        { name: `${label}: records replay and verify`, run: () => checkRecord(table, `record ${label}`) },
        { name: `${label}: undo to the barrier and redo`, run: () => checkUndo(table, `undo ${label}`) },
        { name: `${label}: nothing leaks`, run: () => checkLeaks(table, new FastRng(`leak ${label}`)) },
      );
    }
  return checks;
}

export interface TableOf<S extends State, M extends Move, E extends GameEvent> {
  readonly game: Game<S, M, E>;
  readonly seats: number;
  readonly options: object;
  readonly bounds: Bounds;
}

function plain<S extends State, M extends Move, E extends GameEvent>({ game, seats }: TableOf<S, M, E>): object {
  return optionSets(game, seats)[0] ?? {};
}

/** A random game, with every promise of the contract checked at every answer. Returns the number of answers. */
export function playChecked<S extends State, M extends Move, E extends GameEvent>(
  table: TableOf<S, M, E>,
  rng: Rng,
): number {
  const { game, seats, options, bounds } = table;
  const t = { rng, emit() {} };
  let s = start(game, seats, options, t);
  for (let ply = 0; ; ply++) {
    must(ply <= bounds.plies, `more than ${bounds.plies} answers`);
    checkPosition(table, s);
    checkScore(table, s);
    must((outcome(game, s) !== null) === isOver(s), 'an outcome before the end, or none at the end');
    if (isOver(s)) return ply;

    s = checkCopies(game, s);
    const asked = waiting(s);
    const seat = asked[rng.int(asked.length)] ?? 0;
    const offered = moves(game, s, seat);
    checkOffered(table, seat, offered);
    checkRefusals(game, s, seats, seat, rng);
    const move = offered[rng.int(offered.length)];
    if (move) perform(game, s, seat, move, t);
  }
}

/** What holds in every position: the game's invariants, and somebody asked until the game is over. */
export function checkPosition<S extends State, M extends Move, E extends GameEvent>(
  { game }: TableOf<S, M, E>,
  s: S,
): void {
  const wrong = game.faults(s);
  must(wrong.length === 0, wrong.join('; '));
  must(isOver(s) === active(s) < 0, 'an open agenda that asks nobody');
}

/** A score and a rank for every seat, in any position. */
export function checkScore<S extends State, M extends Move, E extends GameEvent>(
  { game, seats }: TableOf<S, M, E>,
  s: S,
): void {
  const score = game.score(s);
  must(score.scores.length === seats && score.ranks.length === seats, 'a score for every seat');
}

/** A seat that is asked has answers, not too many, and no two of them are the same. */
export function checkOffered<S extends State, M extends Move, E extends GameEvent>(
  { bounds }: TableOf<S, M, E>,
  seat: Seat,
  offered: readonly M[],
): void {
  must(offered.length > 0, `seat ${seat} is asked and has no answer`);
  must(offered.length <= bounds.answers, `a question with ${offered.length} answers`);
  must(new Set(offered.map((move) => hashOf(move))).size === offered.length, 'the same answer twice');
}

/** JSON and `clone` give the same position, and a clone shares nothing that a move changes. */
export function checkCopies<S extends State, M extends Move, E extends GameEvent>(game: Game<S, M, E>, s: S): S {
  const text = JSON.stringify(s);
  const read: S = JSON.parse(text);
  must(hashOf(read) === hashOf(s), 'a position that JSON does not keep');
  const copy = game.clone(s);
  must(JSON.stringify(copy) === text, 'clone gives another position');
  const seat = active(copy);
  const [move] = moves(game, copy, seat);
  if (move) perform(game, copy, seat, move, { rng: new FastRng(text.length), emit() {} });
  must(JSON.stringify(s) === text, 'a move on a clone changed the original');
  return read;
}

/** Whatever is not offered is refused, and a refusal changes nothing. */
export function checkRefusals<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seats: number,
  asked: Seat,
  rng: Rng,
): void {
  const before = JSON.stringify(s);
  const offered = moves(game, s, asked);
  must(JSON.stringify(s) === before, '`moves` changes the position');
  for (const input of NONSENSE) must('refused' in judge(game, s, asked, input), `accepted ${JSON.stringify(input)}`);
  const other = rng.int(seats + 2) - 1;
  for (const move of offered) {
    const judged = judge(game, s, asked, JSON.parse(JSON.stringify(move)));
    must('move' in judged, `refused the offered ${JSON.stringify(move)}`);
    const [key, value] = Object.entries(move)[rng.int(Object.keys(move).length)] ?? ['do', ''];
    const forged = { ...move, [key]: typeof value === 'number' ? value + 1 + rng.int(9) : `${String(value)}x` };
    const known = offered.some((m) => hashOf(m) === hashOf(forged));
    must('refused' in judge(game, s, asked, forged) || known, `accepted the forged ${JSON.stringify(forged)}`);
    if (!waiting(s).includes(other) && moves(game, s, other).length === 0)
      must('refused' in judge(game, s, other, move), `seat ${other} answered for seat ${asked}`);
  }
  must(JSON.stringify(s) === before, 'a refusal changed the position');
}

/** A random match, with undo and redo on the way. */
function randomMatch<S extends State, M extends Move, E extends GameEvent>(
  { game, seats, options, bounds }: TableOf<S, M, E>,
  seed: string,
): Match<S, M, E> {
  const match = Match.live(game, { seats, options }, seed);
  const rng = new FastRng(seed);
  for (let ply = 0; !isOver(match.state); ply++) {
    must(ply <= bounds.plies, `more than ${bounds.plies} answers`);
    const asked = waiting(match.state);
    const seat = asked[rng.int(asked.length)] ?? 0;
    const offered = moves(game, match.state, seat);
    const played = match.answer(seat, offered[rng.int(offered.length)]);
    must(!('refused' in played), 'an offered answer was refused');
    if (rng.int(40) === 0 && match.undo(seat) === null && rng.int(2) === 0)
      must(match.redo(seat) === null, 'redo after undo');
  }
  return match;
}

function checkRecord<S extends State, M extends Move, E extends GameEvent>(
  table: TableOf<S, M, E>,
  seed: string,
): void {
  const { game } = table;
  const match = randomMatch(table, seed);
  const parsed = parseRecord(JSON.stringify(match.record()));
  if ('problem' in parsed) throw new Error(`a record that does not parse: ${parsed.at}: ${parsed.problem}`);
  const first: string[] = [];
  const second: string[] = [];
  const replayed = replay(game, parsed.record, (m) => first.push(hashOf(m.state)));
  if ('problem' in replayed) throw new Error(`a record that does not replay: ${JSON.stringify(replayed)}`);
  replay(game, match.record(), (m) => second.push(hashOf(m.state)));
  must(first.length === parsed.record.log.length + 1, 'a position for every entry');
  must(first.join() === second.join(), 'replays that differ');
  must(first.at(-1) === hashOf(match.state), 'a replay that ends elsewhere');
  const verified = verify(game, parsed.record);
  must(!('problem' in verified), `a record that does not verify: ${JSON.stringify(verified)}`);
}

/** Takes back as far as allowed at random moments: the positions come back exactly, and redo restores the last one. */
function checkUndo<S extends State, M extends Move, E extends GameEvent>(
  { game, seats, options, bounds }: TableOf<S, M, E>,
  seed: string,
): void {
  const match = Match.simulated(game, { seats, options }, seed);
  const rng = new FastRng(seed);
  const positions: string[] = [];
  for (let ply = 0; !isOver(match.state) && ply <= bounds.plies; ply++) {
    const asked = waiting(match.state);
    const seat = asked[rng.int(asked.length)] ?? 0;
    positions[match.line.length] = JSON.stringify(match.state);
    const offered = moves(game, match.state, seat);
    match.answer(seat, offered[rng.int(offered.length)]);
    if (rng.int(12) > 0) continue;
    const latest = JSON.stringify(match.state);
    let back = 0;
    while (match.undo(seat) === null) {
      back++;
      must(JSON.stringify(match.state) === positions[match.line.length], 'undo came to another position');
    }
    for (; back > 0; back--) must(match.redo(seat) === null, 'redo refused');
    must(JSON.stringify(match.state) === latest, 'redo came to another position');
  }
}

/** Worlds that a seat cannot tell apart look the same to it, and their events do not tell them apart either. */
export function checkLeaks<S extends State, M extends Move, E extends GameEvent>(
  { game, seats, options, bounds }: TableOf<S, M, E>,
  rng: Rng,
): void {
  const t = { rng, emit() {} };
  const s = start(game, seats, options, t);
  for (let ply = 0; !isOver(s) && ply <= bounds.plies; ply++) {
    const asked = waiting(s);
    const mover = asked[rng.int(asked.length)] ?? 0;
    const offered = moves(game, s, mover);
    const move = offered[rng.int(offered.length)];
    if (move === undefined) throw new Error(`seat ${mover} is asked and has no answer`);
    if (rng.int(4) === 0) checkWorlds(game, s, rng.int(seats), mover, move, rng);
    perform(game, s, mover, move, t);
  }
}

/** One position: a redealt world looks the same to the seat, could be true, and is made from what the seat knows. */
export function checkWorlds<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: Seat,
  mover: Seat,
  move: M,
  rng: Rng,
): void {
  const key = String(rng.int(0x7fffffff));
  const world = game.clone(s);
  redeal(game, world, seat, new FastRng(`a${key}`));
  must(lookOf(game, world, seat) === lookOf(game, s, seat), `seat ${seat} can tell a redealt world from the true one`);
  const wrong = game.faults(world);
  must(wrong.length === 0, `a redealt world is impossible: ${wrong.join('; ')}`);

  // The same generator must give the same world from any of them: redeal may use nothing but what the seat knows.
  const again = game.clone(world);
  const fromTrue = game.clone(s);
  redeal(game, again, seat, new FastRng(`b${key}`));
  redeal(game, fromTrue, seat, new FastRng(`b${key}`));
  must(JSON.stringify(again) === JSON.stringify(fromTrue), `redeal for seat ${seat} depends on what it cannot know`);

  // An event may not tell more than the view: where the same answer leads to the same look, it came with the same events.
  if ('refused' in judge(game, world, mover, move)) return;
  const here = after(game, s, seat, mover, move, key);
  const there = after(game, world, seat, mover, move, key);
  must(here.look !== there.look || here.events === there.events, `events tell seat ${seat} what its view does not`);
}

function after<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  from: S,
  seat: Seat,
  mover: Seat,
  move: M,
  key: string,
): { look: string; events: string } {
  const s = game.clone(from);
  const events: E[] = [];
  perform(game, s, mover, move, { rng: new FastRng(key), emit: (event) => void events.push(event) });
  return { look: lookOf(game, s, seat), events: JSON.stringify(events.filter((event) => sees(seat, event))) };
}

function must(holds: boolean, fault: string): void {
  if (!holds) throw new Error(fault);
}
