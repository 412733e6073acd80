/** Somebody's page in a world: the real connection, table and room of the browser, and a person who answers, takes back, talks and goes away. */
import { GAMES } from '../../games/registry.ts';
import { type Game, moves, type State } from '../../kernel/index.ts';
import { foresee } from '../../table/foresee.ts';
import { Connection, type Line, type Means } from '../../web/online/connection.ts';
import type { HeldTable } from '../../web/online/heldTable.ts';
import { OnlineRoom } from '../../web/online/onlineRoom.ts';
import { type Owner, owner } from './scheduler.ts';
import { timersOf } from './timers.ts';
import type { Sky } from './weather.ts';

const QUICKEST_LOOK_MS = 50;
const SLOWEST_LOOK_MS = 900;
/** Who sees that nothing happens looks less and less often, down to this. */
const RAREST_LOOK_MS = 6000;

export interface PageNeeds {
  readonly sky: Sky;
  readonly table: string;
  dial(page: Owner, line: Line): void;
  /** Whether people still play. */
  playing(): boolean;
}

export class WorldPage {
  readonly person: string;
  readonly owner: Owner;
  readonly connection: Connection;
  readonly held: HeldTable;
  readonly #needs: PageNeeds;
  readonly #game: Game;
  #room: OnlineRoom | null = null;
  #messages = 0;
  #patience = 0;
  #lastSeen = 0;
  /** What was asked and has no answer yet. */
  unanswered = 0;

  constructor(person: string, tab: number, game: string, needs: PageNeeds) {
    const found = GAMES[game];
    if (found === undefined) throw new Error(`no game ${game}`);
    this.#game = found;
    this.person = person;
    this.owner = owner(`${person}-${tab}`);
    this.#needs = needs;
    const { scheduler } = needs.sky;
    const means: Means = {
      after: timersOf(scheduler, this.owner).after,
      chance: () => scheduler.rng.int(1000) / 1000,
      messageId: () => `${this.owner.name}-${++this.#messages}`,
    };
    this.connection = new Connection(() => {
      const line: Line = { onopen: null, onmessage: null, onclose: null, send() {}, close() {} };
      needs.dial(this.owner, line);
      return line;
    }, means);
    this.held = this.connection.table(needs.table);
    this.#lookSoon();
  }

  /** The tab is closed. */
  close(): void {
    this.connection.close();
    this.owner.alive = false;
  }

  #lookSoon(): void {
    const { scheduler } = this.#needs.sky;
    this.#patience = this.held.version === this.#lastSeen ? Math.min(RAREST_LOOK_MS, 100 + this.#patience * 1.5) : 0;
    this.#lastSeen = this.held.version;
    if (!this.#needs.playing()) return;
    const pause = Math.max(SLOWEST_LOOK_MS, Math.round(this.#patience));
    scheduler.after(this.owner, scheduler.between(QUICKEST_LOOK_MS, pause), 'looks', () => {
      this.#lookSoon();
      this.#act();
    });
  }

  #act(): void {
    const { scheduler } = this.#needs.sky;
    const { seen } = this.held;
    if (seen === null) return;
    const room = this.#openRoom();
    if (scheduler.chance(5)) this.connection.renew();
    if (scheduler.chance(10)) this.#talk();
    if (seen.seat === null || room.scene.sending) return;
    const { sight } = room.scene;
    if (sight.undo === null && scheduler.chance(60)) room.undo();
    else if (sight.redo === null && scheduler.chance(400)) room.redo();
    else if (sight.waiting.includes(seen.seat)) {
      const move = scheduler.pick(sight.moves);
      if (move) room.answer([move]);
    } else if (scheduler.chance(60)) this.#plan(seen.world, seen.seat);
    // Who had a bot standing in takes the seat again.
    if (seen.standIns.includes(seen.seat) && scheduler.chance(300)) this.connection.rejoin(this.held);
  }

  #openRoom(): OnlineRoom {
    if (this.#room === null) {
      this.#room = new OnlineRoom(this.#game, this.connection, this.held, {
        record: async () => null,
        lastAnswered: () => null,
        planned: () => false,
        answered() {},
      });
      this.#room.open();
    }
    return this.#room;
  }

  #talk(): void {
    const { scheduler } = this.#needs.sky;
    const id = this.connection.means.messageId();
    const room = this.held.seen?.seat == null ? 'spectators' : 'players';
    void this.#ask({ t: 'chat', id, table: this.held.id, room, text: `${scheduler.now}` });
  }

  #plan(seen: object | null, seat: number): void {
    const { scheduler } = this.#needs.sky;
    // Given by the server for this very game.
    const world = this.#game.clone(seen as State);
    const move = foresee(this.#game, world, seat) ? scheduler.pick(moves(this.#game, world, seat)) : undefined;
    if (move === undefined) return;
    const id = this.connection.means.messageId();
    void this.#ask({ t: 'plan', id, table: this.held.id, moves: [{ ...move }] });
  }

  async #ask(message: Parameters<Connection['ask']>[0]): Promise<void> {
    this.unanswered++;
    await this.connection.ask(message);
    this.unanswered--;
  }

  /** Whether an answer of this person is still on its way. */
  get busy(): boolean {
    return this.unanswered > 0 || (this.#room?.scene.sending ?? false);
  }
}
