/**
 * A table as a program needs it: plain questions with their legal answers, so that it needs no rules of its own. Sits where a page
 * sits and hears what a page hears; what it tells is made of the seat's own world and of nothing else.
 */
import { GAMES } from '../../games/registry.ts';
import { type Game, moves, type Seat, type State } from '../../kernel/index.ts';
import { seenAfter } from '../../online/follow.ts';
import type { Seen, ServerMessage } from '../../online/protocol.ts';
import type { Watcher } from '../tables/audience.ts';

/** The same version as that of programs on the command line: docs/bots.md. */
export const LINES = 1;

/** What is told to a program, one line each. */
export type Line =
  | {
      readonly hello: {
        readonly protocol: number;
        readonly table: string;
        readonly game: string;
        readonly rules: number;
        readonly seats: number;
        readonly seat: number;
      };
    }
  | {
      readonly ask: {
        /** The ply of the question: its answer carries it. */
        readonly id: number;
        readonly seat: number;
        readonly view: object;
        readonly moves: readonly object[];
        /** What is left on the seat's clock; null without a clock. */
        readonly milliseconds: number | null;
      };
    }
  | { readonly over: { readonly scores: readonly number[]; readonly ranks: readonly number[] } }
  /** Nothing more will come: the table cannot be played here, or was closed. */
  | { readonly ended: string };

interface AskerTable {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
}

interface AskerNeeds {
  tell(line: Line): void;
  /** Words were missed: only the whole view helps. */
  missed(): void;
}

export class Asker implements Watcher {
  readonly person: string;
  readonly name: string;
  readonly #table: AskerTable;
  readonly #game: Game | undefined;
  readonly #needs: AskerNeeds;
  #seen: Seen | null = null;
  #ply = 0;
  #asked = '';
  #greeted = false;

  constructor(who: Pick<Watcher, 'person' | 'name'>, table: AskerTable, needs: AskerNeeds) {
    this.person = who.person;
    this.name = who.name;
    this.#table = table;
    this.#game = GAMES[table.game];
    this.#needs = needs;
  }

  send(text: string): void {
    // The house's own words to a page.
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'view') this.#look(message.seen, message.ply);
    if (message.t === 'delta') this.#follow(message);
    if (message.t === 'table' && message.card.status === 'closed') this.#needs.tell({ ended: 'closed' });
    if (message.t === 'refuse') this.#needs.tell({ ended: message.reason });
  }

  #follow({ from, ply, delta }: Extract<ServerMessage, { t: 'delta' }>): void {
    if (this.#seen === null || ply < this.#ply) return;
    if (from === this.#ply) this.#look(seenAfter(this.#seen, delta), ply);
    else this.#needs.missed();
  }

  #look(seen: Seen, ply: number): void {
    this.#seen = seen;
    this.#ply = ply;
    const { seat, world, outcome } = seen;
    // Who stood up has no seat any more, and no questions.
    if (this.#game === undefined || seat === null || world === null) return;
    this.#greet(this.#game, seat);
    if (outcome !== null) this.#needs.tell({ over: { scores: outcome.scores, ranks: outcome.ranks } });
    // The server made it from a state of this very game.
    else this.#ask(this.#game, seen, world as State, seat);
  }

  #greet(game: Game, seat: Seat): void {
    if (this.#greeted) return;
    this.#greeted = true;
    const { id, seats } = this.#table;
    this.#needs.tell({ hello: { protocol: LINES, table: id, game: game.id, rules: game.version, seats, seat } });
  }

  /** Others may answer the same question meanwhile: it is asked once. */
  #ask(game: Game, { waiting, log, clock }: Seen, world: State, seat: Seat): void {
    const legal = waiting.includes(seat) ? moves(game, world, seat) : [];
    const own = log.filter((entry) => entry.seat === seat).length;
    const question = JSON.stringify([own, world.agenda.at(-1)?.kind, legal]);
    if (question === this.#asked) return;
    this.#asked = question;
    if (legal.length === 0) return;
    const milliseconds = clock?.left[seat] ?? null;
    this.#needs.tell({ ask: { id: this.#ply, seat, view: game.view(world, seat), moves: legal, milliseconds } });
  }
}
