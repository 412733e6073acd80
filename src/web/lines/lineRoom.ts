/**
 * A line as the table screen needs it: one person answers for whoever is asked, and bots for the seats that were given to them.
 * The game goes on from its position with dice of its own, and whatever is tried can be taken back: dice as well, for nobody else
 * plays here.
 */
import type { Hint } from '../../bots/hint.ts';
import {
  type Answered,
  type Bookmark,
  type Comment,
  type GameEvent,
  Match,
  type Move,
  type Refusal,
  type Seat,
  type State,
  secretSeed,
} from '../../kernel/index.ts';
import { answered, type Film } from '../../table/film.ts';
import { type Sight, type Sitter, Table } from '../../table/table.ts';
import type { Advisor, Brain } from '../bots/brain.ts';
import type { TableProblem } from '../keep/tables.ts';
import type { AnyTable } from '../table/localRoom.ts';
import type { Room, Scene } from '../table/room.ts';

export interface LineNeeds {
  readonly brain: Brain;
  /** Who gives hints; absent where none are given. */
  readonly advisor?: Advisor;
  /** Writes the line down, with what had been written about positions that are there again. */
  keep(answers: readonly Answered[], again: readonly Comment[]): TableProblem | null;
  /** What is written about the line now. */
  comments(): readonly Comment[];
  /** How many answers the line may have. */
  most(): number;
  /** How long a bot takes at least, in milliseconds. */
  pause(): number;
}

type Mark = Bookmark<State, Move, GameEvent>;

/** What was taken back: where the table stood, and what was written about positions that are gone with it. */
interface Undone {
  readonly mark: Mark;
  readonly comments: readonly Comment[];
}

export class LineRoom implements Room {
  /** The game up to the line and along it, as it was when the room was opened. */
  readonly #film: Film;
  /** How many answers stand before the line's own. */
  readonly #start: number;
  readonly #needs: LineNeeds;
  readonly #watchers = new Set<() => void>();
  /** Positions of this line before answers that were given here. */
  readonly #before = new Map<number, State>();
  readonly #undone: Undone[] = [];
  readonly hint?: () => Promise<Hint<Move> | null>;
  #gestures: { readonly from: number; readonly to: number }[] = [];
  #sitters: readonly Sitter[];
  #table: AnyTable;
  #refusal: Refusal | null = null;
  #unkept: TableProblem | null = null;
  #held = false;
  #asked = Date.now();
  #open = false;
  #thinking = false;
  #scene: Scene;

  constructor(film: Film, start: number, sitters: readonly Sitter[], needs: LineNeeds) {
    this.#film = film;
    this.#start = start;
    this.#sitters = sitters;
    this.#needs = needs;
    const { advisor } = needs;
    if (advisor) this.hint = () => this.#hintOf(advisor);
    this.#table = this.#takeUp(film.bookmark(film.last));
    this.#scene = this.#look();
  }

  get scene(): Scene {
    return this.#scene;
  }

  get sitters(): readonly Sitter[] {
    return this.#sitters;
  }

  /** Nobody else looks: a line has no secrets. */
  get shared(): null {
    return null;
  }

  /** A line is no game of its own: it is saved inside the record that it leaves. */
  get recordable(): boolean {
    return false;
  }

  record(): null {
    return null;
  }

  /** Whether bots wait, although they are asked. */
  get held(): boolean {
    return this.#held;
  }

  /** How many answers stand, those before the line included. */
  get ply(): number {
    return this.#table.match.line.length;
  }

  /** Whether there is no room for another answer: then nobody gives one, bots neither. */
  get full(): boolean {
    return this.ply - this.#start >= this.#needs.most();
  }

  /** The answers of the line itself. */
  get answers(): Answered[] {
    return this.#table.match.line.slice(this.#start).map(({ seat, move, draws }) => answered(seat, move, draws));
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  start(): void {
    this.#open = true;
    void this.#letBotsAnswer();
  }

  close(): void {
    this.#open = false;
  }

  /** Others answer from now on. */
  reseat(sitters: readonly Sitter[]): void {
    this.#sitters = sitters;
    this.#table = new Table(this.#table.game, this.#table.match, sitters);
    this.#tell();
  }

  hold(held: boolean): void {
    this.#held = held;
    this.#tell();
  }

  ahead(line: readonly Move[]): Sight | null {
    const { viewer } = this.#scene;
    return viewer === null ? null : this.#table.ahead(viewer, line);
  }

  past(answers: number): object | null {
    const s = answers === this.ply ? this.#table.match.state : this.#stateAt(answers);
    return this.#film.game.view(s, this.#scene.viewer);
  }

  answer(moves: readonly Move[]): void {
    const { viewer } = this.#scene;
    if (viewer === null) return;
    const from = this.ply;
    this.#refusal = null;
    for (const move of moves) {
      if (this.full) break;
      const given = this.#give(viewer, move);
      if (given) {
        this.#refusal = given;
        break;
      }
    }
    this.#gestures = [...this.#gestures.filter((gesture) => gesture.to <= from), { from, to: this.ply }];
    this.#changed();
  }

  /** Back to before the last answer that the person gave; where only bots have answered, back to the start, and they wait. */
  undo(): void {
    const own = this.#table.match.line.findLastIndex(({ seat }, i) => i >= this.#start && this.#isPerson(seat));
    const gesture = this.#gestures.find(({ from, to }) => from <= own && own < to);
    const to = own < 0 ? this.#start : (gesture?.from ?? own);
    if (to >= this.ply) return;
    if (own < 0) this.#held = true;
    const comments = this.#needs.comments().filter(({ ply }) => ply > to);
    this.#undone.push({ mark: markOf(this.#table), comments });
    this.#table = this.#takeUp(this.#markAt(to));
    this.#changed();
  }

  redo(): void {
    const undone = this.#undone.at(-1);
    // What left the line behind the answer has meanwhile taken its own copy of it along: there may be no room for both.
    if (!undone || undone.mark.line.length - this.#start > this.#needs.most()) return;
    this.#undone.pop();
    this.#table = this.#takeUp(undone.mark);
    this.#changed(undone.comments);
  }

  async #hintOf(advisor: Advisor): Promise<Hint<Move> | null> {
    const { game, match } = this.#table;
    const { viewer } = this.#scene;
    return viewer === null ? null : advisor.hint(game, game.clone(match.state), viewer);
  }

  #isPerson(seat: Seat): boolean {
    return this.#sitters[seat]?.bot == null;
  }

  #give(seat: Seat, move: Move): Refusal | null {
    const { match, game } = this.#table;
    const ply = this.ply;
    const before = game.clone(match.state);
    const given = this.#table.answer(seat, move);
    if ('refused' in given) return given;
    for (const later of this.#before.keys()) if (later > ply) this.#before.delete(later);
    this.#before.set(ply, before);
    this.#undone.length = 0;
    return null;
  }

  /** Dice that nobody has seen: a line is taken up with a seed of its own each time. */
  #takeUp(mark: Mark): AnyTable {
    const { game, agreed } = this.#film;
    const match = Match.takenUp(game, agreed, secretSeed(), mark);
    return new Table(game, match, this.#sitters);
  }

  #markAt(ply: number): Mark {
    const mark = markOf(this.#table);
    return { ...mark, state: this.#stateAt(ply), line: mark.line.slice(0, ply), log: mark.log.slice(0, ply) };
  }

  /** What was answered here has its position kept; what was there before is in the film. */
  #stateAt(ply: number): State {
    const kept = this.#before.get(ply);
    return kept ? this.#film.game.clone(kept) : this.#film.stateAt(ply);
  }

  #changed(again: readonly Comment[] = []): void {
    this.#unkept = this.#needs.keep(this.answers, again);
    this.#tell();
  }

  #tell(): void {
    this.#asked = Date.now();
    this.#scene = this.#look();
    for (const watcher of this.#watchers) watcher();
    void this.#letBotsAnswer();
  }

  #look(): Scene {
    const { waiting } = this.#table.sight(null);
    const viewer = waiting.find((seat) => this.#isPerson(seat)) ?? this.#someone();
    const last = this.#table.match.line.findLastIndex(({ seat }) => this.#isPerson(seat)) + 1;
    return {
      viewer,
      curtain: null,
      sight: {
        ...this.#table.sight(viewer),
        undo: this.ply > this.#start ? null : 'nothing',
        redo: this.#undone.length > 0 ? null : 'nothing',
      },
      log: this.#table.log(viewer),
      lastSeen: Math.max(this.#start, last),
      asked: this.#asked,
      refusal: this.#refusal,
      unkept: this.#unkept,
      following: false,
      sending: false,
    };
  }

  /** While bots are asked, the person looks with the eyes of the first seat that is theirs. */
  #someone(): Seat | null {
    const seat = this.#sitters.findIndex(({ bot }) => bot === null);
    return seat < 0 ? null : seat;
  }

  async #letBotsAnswer(): Promise<void> {
    if (this.#thinking) return;
    this.#thinking = true;
    try {
      while (this.#open && !this.#held && !this.full) {
        const table = this.#table;
        const { game, match, sitters } = table;
        const seat = table.botsAsked()[0];
        if (seat === undefined) break;
        const ply = this.ply;
        const [move] = await Promise.all([
          this.#needs.brain.choose(game, game.clone(match.state), seat, sitters[seat]?.bot ?? ''),
          new Promise((resolve) => setTimeout(resolve, this.#needs.pause())),
        ]);
        // Somebody may have taken something back or changed the seats meanwhile: then the bot looks again.
        if (!this.#open || this.#held || this.#table !== table || this.ply !== ply) continue;
        const refused = this.#give(seat, move);
        if (refused) throw new Error(`the bot on seat ${seat} gave an answer that is ${refused.refused}`);
        this.#changed();
      }
    } finally {
      this.#thinking = false;
    }
  }
}

/** Where a table stands now. */
function markOf({ match }: AnyTable): Mark {
  const { state, deal, opening, line } = match;
  return {
    state,
    drawn: 0,
    deal,
    opening,
    line,
    log: line.map(({ seat, move, draws }) => answered(seat, move, draws)),
  };
}
