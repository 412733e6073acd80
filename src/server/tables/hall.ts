/** All tables: opens them when somebody wants them, lets go of those that nobody has open, and sees to what is due. */
import { GAMES } from '../../games/registry.ts';
import { type Game, Match, type Move, type Seat, type State, waiting } from '../../kernel/index.ts';
import type { ApiProblem, NewTable, Opened } from '../../online/api.ts';
import type { TableCard } from '../../online/protocol.ts';
import type { Bus } from '../bus/bus.ts';
import { inRounds } from '../rounds.ts';
import { type Doc, type Store, StoreUnavailable } from '../store/store.ts';
import type { Time } from '../time.ts';
import { processTimers, type Timers } from '../timers.ts';
import { cardOf } from './card.ts';
import { keysOf, readTable, readTurn, type TableDoc, type TurnDoc } from './docs.ts';
import { again, begun, type Changed, closed, type Guest, opened } from './gathering.ts';
import { newTableId } from './ids.ts';
import { agreementOf, Unplayable } from './load.ts';
import { Place } from './place.ts';
import { dueOf, firstTurn } from './turn.ts';

/** How often a node looks for what is due, and how many tables it takes at a time. */
const LOOK_MS = 500;
const AT_ONCE = 64;
/** A table that could not be seen to is looked at again after this long. */
const FAILED_MS = 60_000;
/** A table that nobody has open is let go after this long. */
const IDLE_MS = 60_000;
const LISTED = 50;

export interface HallNeeds {
  readonly store: Store;
  readonly bus: Bus;
  readonly time: Time;
  /** Those of the process, if none are given. */
  readonly timers?: Timers;
  readonly node: string;
  readonly botPause: number;
  think(game: Game, state: State, seat: Seat, bot: string): Promise<Move>;
  tell(person: string, table: string, game: string, ply: number): void;
  report(error: unknown, table: string): void;
}

type Problem = { readonly problem: ApiProblem };

export class Hall {
  readonly #needs: HallNeeds;
  readonly #places = new Map<string, Promise<Place | null>>();
  readonly #waking = new Set<string>();
  readonly #ends: (() => void)[] = [];

  constructor(needs: HallNeeds) {
    this.#needs = needs;
  }

  /** How many tables this node has open. */
  get size(): number {
    return this.#places.size;
  }

  start(): void {
    const { timers = processTimers } = this.#needs;
    this.#ends.push(
      timers.every(LOOK_MS, () => void this.#seeToWhatIsDue()),
      inRounds(timers, IDLE_MS / 4, this.#places, (id, opening) => void this.#letGo(id, opening)),
    );
    // Words of other nodes may have been missed while the bus was away.
    this.#needs.bus.returned(() => void this.#catchUp());
  }

  stop(): void {
    for (const end of this.#ends) end();
  }

  /** The table of that id, on this node; null where there is none. */
  async place(id: string): Promise<Place | null> {
    let place = this.#places.get(id);
    if (place === undefined) {
      place = this.#find(id).then((found) => {
        if (found === null) this.#places.delete(id);
        return found;
      });
      place.catch(() => this.#places.delete(id));
      this.#places.set(id, place);
    }
    return place;
  }

  async open(asked: NewTable, host: Guest): Promise<Opened | Problem> {
    const made = opened(asked, host, this.#needs.time.wall());
    if ('problem' in made) return made;
    const id = await this.#add(made.table);
    const full = made.table.seats.every((seat) => seat.kind !== 'open');
    if (full) await this.begin(id, host.person);
    const place = await this.place(id);
    if (place === null) return { problem: 'fault' };
    return { card: await place.card(host.person), invitation: made.invitation };
  }

  /** Changes what is agreed; tries again where somebody else was first. */
  async change(id: string, change: (table: TableDoc) => Changed): Promise<{ readonly place: Place } | Problem> {
    for (let tries = 0; tries < 5; tries++) {
      const place = await this.place(id);
      const doc = await this.#needs.store.get('table', id);
      if (place === null || doc === null) return { problem: 'notFound' };
      const { version, value } = readTable(doc);
      // Somebody else's change of which the word got lost.
      await place.changed({ version, value });
      const changed = change(value);
      if ('problem' in changed) return changed;
      if (changed.table === value || (await this.#put(id, version, changed.table))) {
        await place.changed({ version: changed.table === value ? version : version + 1, value: changed.table });
        place.announce();
        return { place };
      }
    }
    return { problem: 'notStored' };
  }

  /** Deals and begins. The deal is the first line of the log: whoever writes it has begun the game. */
  async begin(id: string, person: string): Promise<{ readonly place: Place } | Problem> {
    const doc = await this.#needs.store.get('table', id);
    if (doc === null) return { problem: 'notFound' };
    const { version, value: table } = readTable(doc);
    const allowed = begun(table, person);
    if ('problem' in allowed) {
      await (await this.place(id))?.changed({ version, value: table });
      return allowed;
    }
    const game = GAMES[table.game];
    if (game === undefined) return { problem: 'notFound' };
    const match = Match.live(game, agreementOf(table), table.seed);
    await this.#needs.time.sure();
    const now = this.#needs.time.now();
    const turn = firstTurn(table, waiting(match.state), { now, wall: this.#needs.time.wall() });
    const due = dueOf(table, turn, now);
    const dealt = await this.#needs.store.append({
      table: id,
      ply: 0,
      entry: { deal: match.deal, opening: match.opening },
      snapshot: { ply: 0, value: { state: match.state, drawn: match.drawn } },
      turn: { value: turn, due },
    });
    if (dealt === 'taken') await this.#askAnew(id, turn, due);
    return this.change(id, (fresh) => (fresh.status === 'playing' ? { table: fresh } : begun(fresh, person)));
  }

  /** Somebody dealt, and the node died before the game had begun: the clocks begin now. */
  async #askAnew(id: string, turn: TurnDoc, due: number | null): Promise<void> {
    const doc = await this.#needs.store.get('turn', id);
    if (doc && readTurn(doc).value.ply === 0)
      await this.#needs.store.put({ kind: 'turn', id, version: doc.version, value: turn, due });
  }

  /** The same people again. Who asks second comes to the table that the first one opened. */
  async rematch(id: string, person: string): Promise<Opened | { readonly card: TableCard } | Problem> {
    const old = await this.place(id);
    if (old === null) return { problem: 'notFound' };
    const card = await old.card(person);
    if (card.status !== 'over') return { problem: 'started' };
    if (old.table.next !== null) return this.#cardAt(old.table.next, person);
    const made = again(old.table, person, this.#needs.time.wall());
    if ('problem' in made) return made;
    const next = await this.#add(made.table);
    const linked = await this.change(id, (table) => (table.next === null ? { table: { ...table, next } } : { table }));
    if ('problem' in linked) return linked;
    const first = linked.place.table.next ?? next;
    const found = await this.#cardAt(first, person);
    if (first === next) return 'problem' in found ? found : { ...found, invitation: made.invitation };
    // Somebody else was faster: nobody waits at this one.
    await this.change(next, (table) => closed(table, person));
    return found;
  }

  async #cardAt(id: string, person: string): Promise<{ readonly card: TableCard } | Problem> {
    const place = await this.place(id);
    return place === null ? { problem: 'notFound' } : { card: await place.card(person) };
  }

  lobby(person: string | null): Promise<TableCard[]> {
    return this.#cards('lobby', person);
  }

  mine(person: string): Promise<TableCard[]> {
    return this.#cards(`person:${person}`, person);
  }

  async #cards(key: string, person: string | null): Promise<TableCard[]> {
    const docs = await this.#needs.store.find('table', key, LISTED);
    const turns = await this.#needs.store.getAll(
      'turn',
      docs.map((doc) => doc.id),
    );
    const turnOf = new Map(turns.map((doc) => [doc.id, readTurn(doc).value]));
    return docs
      .map((doc) => cardOf(doc.id, readTable(doc).value, turnOf.get(doc.id) ?? null, person))
      .filter((card) => card.status !== 'closed');
  }

  async #find(id: string): Promise<Place | null> {
    const doc = await this.#needs.store.get('table', id);
    if (doc === null) return null;
    const table = readTable(doc);
    return new Place(
      id,
      Object.hasOwn(GAMES, table.value.game) ? GAMES[table.value.game] : undefined,
      table,
      this.#needs,
    );
  }

  async #add(table: TableDoc): Promise<string> {
    const id = newTableId();
    if (!(await this.#put(id, 0, table))) throw new Error('a new table has a name that is taken');
    return id;
  }

  #put(id: string, version: number, table: TableDoc): Promise<boolean> {
    return this.#needs.store.put({ kind: 'table', id, version, value: table, keys: keysOf(table) });
  }

  async #seeToWhatIsDue(): Promise<void> {
    try {
      const due = await this.#needs.store.due('turn', this.#needs.time.now(), AT_ONCE);
      await Promise.all(due.map((doc) => this.#wake(doc)));
    } catch (error) {
      this.#needs.report(error, '');
    }
  }

  async #catchUp(): Promise<void> {
    let away = false;
    for (const opening of this.#places.values()) {
      const place = await opening.catch(() => null);
      await place?.catchUp().catch((error: unknown) => {
        this.#needs.report(error, place.id);
        away ||= error instanceof StoreUnavailable;
      });
    }
    if (away) (this.#needs.timers ?? processTimers).after(LOOK_MS, () => void this.#catchUp());
  }

  async #wake(doc: Doc): Promise<void> {
    const { id } = doc;
    if (this.#waking.has(id)) return;
    this.#waking.add(id);
    try {
      const turn = readTurn(doc);
      const place = await this.place(id);
      if (place === null) throw new Unplayable(`a turn of no table ${id}`);
      await place.wake();
      const hosted = await place.hosted();
      // Without an answer since, nobody else writes down when the table is due again.
      if (hosted.ply === turn.value.ply)
        await this.#needs.store.put({ kind: 'turn', id, version: turn.version, value: hosted.turn, due: hosted.due });
    } catch (error) {
      this.#needs.report(error, id);
      // While the store is away nobody's clock is put off.
      if (error instanceof StoreUnavailable) return;
      // Nothing will ever be due at a table that cannot be played here; one that fails otherwise makes room for the others.
      const due = error instanceof Unplayable ? null : this.#needs.time.now() + FAILED_MS;
      await this.#needs.store.put({ ...doc, due });
    } finally {
      this.#waking.delete(id);
    }
  }

  async #letGo(id: string, opening: Promise<Place | null>): Promise<void> {
    const place = await opening.catch(() => null);
    place?.refreshPresence();
    // Words on the bus may get lost: what matters is in the store.
    if (place?.watched) await place.catchUp().catch((error: unknown) => this.#needs.report(error, id));
    const before = this.#needs.time.now() - IDLE_MS;
    if (place === null || !place.idle || place.touched > before || this.#waking.has(id)) return;
    place.close();
    this.#places.delete(id);
  }
}
