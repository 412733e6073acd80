/** The one engine: who is asked, what may be answered, what an answer does. Legality is decided here and nowhere else. */
import type { AnyRule, Game, GameEvent, Move, Outcome, Seat, State, Step, Turn } from './game.ts';
import type { GameRecord } from './record.ts';
import type { Rng } from './rng.ts';
import { same } from './same.ts';

/** How many silent steps may follow each other before the agenda counts as endless. */
const SILENT_LIMIT = 10_000;

/** The agenda never comes to a question or an end: a fault of the game. A match adds the record that leads there. */
export class EndlessAgenda extends Error {
  record: GameRecord | null = null;
}

/** Why an answer was not taken. The position is untouched. */
export interface Refusal {
  readonly refused: 'notYourQuestion' | 'notLegal' | 'unknownShape' | 'gameOver';
  /** The rule that forbids it, where the game can name one. */
  readonly rule?: string;
}

function ruleOf<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  step: Step,
): AnyRule<S, Step, M, E> {
  // A step's kind names its rule: the rulebook's type holds that for every game, the cast only forgets which kind.
  const rule = (game.steps as Readonly<Record<string, AnyRule<S, Step, M, E>>>)[step.kind];
  if (rule === undefined) throw new Error(`${game.id}: no rule for the step ${step.kind}`);
  return rule;
}

function top(s: State): Step | undefined {
  return s.agenda[s.agenda.length - 1];
}

/** A question to several seats at once, ready to be pushed. */
export function question<K extends string>(
  kind: K,
  seats: readonly Seat[],
): { readonly kind: K; readonly seats: readonly Seat[]; answers: (Move | null)[] } {
  return { kind, seats, answers: seats.map(() => null) };
}

/** A new game, advanced to its first question. */
export function start<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  seats: number,
  options: object,
  t: Turn<E>,
): S {
  const s = game.setup(seats, options, t);
  advance(game, s, t);
  return s;
}

/** Resolves silent steps until somebody is asked or the agenda is empty. */
export function advance<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  t: Turn<E>,
): void {
  for (let left = SILENT_LIMIT; left > 0; left--) {
    const step = top(s);
    if (step === undefined || step.seat !== undefined || step.seats !== undefined) return;
    s.agenda.pop();
    ruleOf(game, step).run?.(s, step, t);
  }
  throw new EndlessAgenda(`${game.id}: more than ${SILENT_LIMIT} steps without a question`);
}

/** The seats whose answer the game is waiting for. Empty: the game is over. */
export function waiting(s: State): Seat[] {
  const step = top(s);
  if (step === undefined) return [];
  if (step.seat !== undefined) return [step.seat];
  return (step.seats ?? []).filter((_, i) => step.answers?.[i] === null);
}

/** The first seat that the game is waiting for, or -1. */
export function active(s: State): Seat {
  const step = top(s);
  if (step === undefined) return -1;
  if (step.seat !== undefined) return step.seat;
  return step.seats?.[step.answers?.indexOf(null) ?? 0] ?? -1;
}

export function isOver(s: State): boolean {
  return s.agenda.length === 0;
}

/** Every legal answer of a seat: those of its open question, also after a secret answer that it may still change. */
export function moves<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: Seat,
  out: M[] = [],
): M[] {
  const step = top(s);
  if (step !== undefined && (step.seat === seat || step.seats?.includes(seat)))
    ruleOf(game, step).moves?.(s, step, seat, out);
  return out;
}

/** The legal move that equals `input` by value, or why there is none. */
export function judge<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: Seat,
  input: unknown,
): { readonly move: M } | Refusal {
  const step = top(s);
  if (step === undefined) return { refused: 'gameOver' };
  if (step.seat !== seat && !step.seats?.includes(seat)) return { refused: 'notYourQuestion' };
  if (!isMove(input)) return { refused: 'unknownShape' };
  for (const move of moves(game, s, seat)) if (same(move, input)) return { move };
  // `why` may meet a move of any shape: it explains, so a shape that it does not know has no explanation.
  const rule = ruleOf(game, step).why?.(s, step, seat, input as M);
  return rule ? { refused: 'notLegal', rule } : { refused: 'notLegal' };
}

/** Answers the open question with a move that came from `moves` in this very position. */
export function perform<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: Seat,
  move: M,
  t: Turn<E>,
): void {
  const step = top(s);
  if (step === undefined) throw new Error('the game is over');
  const rule = ruleOf(game, step);
  if (step.seats !== undefined) {
    const answers = step.answers ?? [];
    answers[step.seats.indexOf(seat)] = move;
    if (answers.includes(null)) return;
    s.agenda.pop();
    // Every place holds a move of this game now: they all came through here.
    rule.reveal?.(s, step, answers as M[], t);
  } else {
    s.agenda.pop();
    rule.answer?.(s, step, move, t);
  }
  advance(game, s, t);
}

/** Takes an answer if and only if it is legal. A refusal leaves the position as it was. */
export function apply<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: Seat,
  input: unknown,
  t: Turn<E>,
): Refusal | null {
  const judged = judge(game, s, seat, input);
  if ('refused' in judged) return judged;
  perform(game, s, seat, judged.move, t);
  return null;
}

/** The result, once the game is over. */
export function outcome<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
): Outcome | null {
  return isOver(s) ? game.score(s) : null;
}

/** Whether a seat (null: a spectator) may see an event. */
export function sees(seat: Seat | null, event: GameEvent): boolean {
  return event.only === undefined || event.only === seat;
}

/** Resamples all that `seat` cannot know: the game's secrets, and the secret answers of others to an open question. */
export function redeal<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: Seat,
  rng: Rng,
): void {
  game.redeal(s, seat, rng);
  const step = top(s);
  if (step?.seats === undefined || step.answers === undefined) return;
  for (const [i, other] of step.seats.entries()) {
    if (other === seat || step.answers[i] === null) continue;
    const possible = moves(game, s, other);
    step.answers[i] = possible[rng.int(possible.length)] ?? null;
  }
}

/** What a seat can tell of a position: its view, who is awaited, and its legal moves. Equal texts cannot be told apart. */
export function lookOf<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: Seat | null,
): string {
  return JSON.stringify([game.view(s, seat), waiting(s), seat === null ? [] : moves(game, s, seat)]);
}

/** A turn that nobody listens to: for simulation and search. */
export function silentTurn(rng: Rng): Turn {
  return { rng, emit() {} };
}

function isMove(input: unknown): input is Move {
  return (
    typeof input === 'object' &&
    input !== null &&
    !Array.isArray(input) &&
    Object.hasOwn(input, 'do') &&
    typeof Reflect.get(input, 'do') === 'string'
  );
}
