/**
 * A whole house in one process: nodes, store, bus, clocks, sockets and the pages of people, under one scheduler. The weather is bad for
 * a while, then calm; what must hold at every moment is watched, and what must hold in the end is looked at when all is at rest.
 */

import type { Store } from '../../server/store/store.ts';
import type { Hosted } from '../../server/tables/hosted.ts';
import type { Line } from '../../web/online/connection.ts';
import { WorldBus } from './bus.ts';
import { Cable } from './cable.ts';
import { gather, type Party, party } from './gathering.ts';
import { Ledger } from './ledger.ts';
import { befall, type Exposed } from './mishaps.ts';
import { WorldNode } from './node.ts';
import { WorldPage } from './page.ts';
import { type Owner, Scheduler } from './scheduler.ts';
import { WorldStore } from './store.ts';
import { ackFaults, logFaults, nodeFaults, pageFaults, truth } from './verdict.ts';
import { CALM, lasts, type Sky, storm, type Weather } from './weather.ts';

/** How long it is bad, how long people still play when it is calm, and how long it takes until everything is known everywhere. */
const STORM_MS = 25_000;
const PLAY_MS = 12_000;
/** In calm somebody must be able to answer within this time, or the game is over. */
const PATIENCE_MS = 30_000;
const SETTLE_MS = 35_000;
/** In the end everything must be at rest for a moment within this time. */
const REST_MS = 20_000;
const MOST_TABS = 5;

export interface Told {
  readonly seed: string;
  readonly findings: readonly string[];
  /** Of everything that happened, in its order. */
  readonly fingerprint: string;
  readonly figures: Readonly<Record<string, number>>;
  /** Every happening, where it was asked for. */
  readonly lines: readonly string[] | null;
}

export interface Asked {
  readonly keepsLines?: boolean;
  /** A fault that is put between each node and its store, or into the weather: the world must find it. */
  readonly planted?: (store: Store) => Store;
  readonly weather?: Partial<Weather>;
}

export async function runWorld(seed: string, asked: Asked = {}): Promise<Told> {
  const world = new World(seed, asked);
  const uncaught = (error: unknown) => world.found(`nobody catches ${textOf(error)}`);
  process.on('unhandledRejection', uncaught);
  try {
    await world.run();
  } catch (error) {
    world.found(textOf(error));
  } finally {
    process.off('unhandledRejection', uncaught);
  }
  return world.told();
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

class World {
  readonly #seed: string;
  readonly #sky: Sky;
  readonly #party: Party;
  readonly #ledger: Ledger;
  readonly #store: WorldStore;
  readonly #bus: WorldBus;
  readonly #nodes: readonly WorldNode[];
  readonly #pages = new Set<WorldPage>();
  readonly #figures: Record<string, number> = {};
  #tabs = 0;
  #playing = true;
  #stormUntil = STORM_MS;
  /** How long some node has been awake, up to when that was counted, and whether one is. */
  #awake = { total: 0, at: 0, now: false };

  constructor(seed: string, { keepsLines = false, planted = (store) => store, weather = {} }: Asked) {
    this.#seed = seed;
    const scheduler = new Scheduler(seed, keepsLines);
    this.#sky = { scheduler, weather: { ...storm(scheduler), ...weather } };
    this.#party = party(scheduler);
    this.#ledger = new Ledger(this.#party.table.seed);
    this.#ledger.awake = () => this.#countAwake();
    this.#store = new WorldStore(this.#sky, this.#ledger);
    this.#bus = new WorldBus(this.#sky);
    const names = ['north', 'south', 'west'].slice(0, scheduler.between(1, 3));
    this.#nodes = names.map(
      (name) =>
        new WorldNode(name, {
          sky: this.#sky,
          store: this.#store,
          bus: this.#bus,
          alone: names.length === 1,
          planted,
          fault: (node, error) => this.found(`a fault on ${node}: ${textOf(error)}`),
          turned: () => void this.#countAwake(),
        }),
    );
  }

  found(what: string): void {
    this.#ledger.findings.push(what);
  }

  told(): Told {
    const { scheduler } = this.#sky;
    this.#count('happenings', scheduler.happened);
    this.#count('answers written down', Math.max(0, this.#ledger.durable - 1));
    this.#count('answers acknowledged', this.#ledger.acknowledged.length);
    return {
      seed: this.#seed,
      findings: [...new Set(this.#ledger.findings)],
      fingerprint: scheduler.fingerprint(),
      figures: this.#figures,
      lines: scheduler.lines,
    };
  }

  async run(): Promise<void> {
    const { scheduler } = this.#sky;
    const { id, table, people } = this.#party;
    await this.#store.kept.put({ kind: 'table', id, version: 0, value: table });
    for (const node of this.#nodes) node.start();
    for (const person of people) this.#openTab(person);
    if (scheduler.chance(300)) this.#openTab('dara');
    gather(this.#sky, this.#nodes, this.#party);
    befall(this.#exposed(), (name) => this.#count(name, 1));
    while (scheduler.now < this.#stormUntil) await scheduler.run(this.#stormUntil);
    this.#calm();
    // Whoever is stalled wakes when it is time.
    await scheduler.run(Math.max(...this.#nodes.map(({ process }) => process?.stalledUntil ?? 0)));
    const before = this.#ledger.durable;
    await scheduler.run(scheduler.now + PLAY_MS);
    await scheduler.run(scheduler.now + PATIENCE_MS, () => this.#ledger.over || this.#ledger.durable > before);
    this.#playing = false;
    await scheduler.run(scheduler.now + SETTLE_MS);
    await this.#judge(before);
    await this.#store.kept.close();
  }

  #exposed(): Exposed {
    const { scheduler } = this.#sky;
    let mishapsFrom = 0;
    return {
      sky: this.#sky,
      nodes: this.#nodes,
      store: this.#store,
      bus: this.#bus,
      get mishapsFrom() {
        return mishapsFrom;
      },
      shock: () => this.#shock(),
      prolong: (milliseconds) => {
        mishapsFrom = scheduler.now + milliseconds;
        this.#stormUntil += milliseconds;
      },
      comeAndGo: () => this.#comeAndGo(),
    };
  }

  #calm(): void {
    this.#sky.weather = CALM;
    this.#store.comeBack();
    for (const node of this.#nodes) if (node.process === null) node.start();
    for (const person of this.#party.people)
      if (![...this.#pages].some((page) => page.person === person)) this.#openTab(person);
  }

  async #judge(before: number): Promise<void> {
    const { scheduler } = this.#sky;
    const { id } = this.#party;
    const opened: { readonly node: string; readonly hosted: Hosted }[] = [];
    for (const { name, life } of this.#nodes) {
      if (life === null) this.found(`${name} is down though nothing is in its way`);
      void life?.hall
        .place(id)
        .then((place) => place?.hosted())
        .then(
          (hosted) => hosted && opened.push({ node: name, hosted }),
          (error: unknown) => this.found(`${name} cannot open the table: ${error}`),
        );
    }
    await scheduler.run(scheduler.now + REST_MS, () => opened.length === this.#nodes.length && scheduler.atRest);
    if (opened.length < this.#nodes.length || !scheduler.atRest) this.found('the house does not come to rest');
    const { kept } = this.#store;
    const of = await truth(id, kept);
    if (typeof of === 'string') return this.found(of);
    for (const fault of logFaults(of)) this.found(fault);
    for await (const fault of ackFaults(of, this.#ledger.acknowledged, kept)) this.found(fault);
    for (const { node, hosted } of opened) for (const fault of nodeFaults(of, node, hosted)) this.found(fault);
    for (const page of this.#pages) for (const fault of pageFaults(of, page)) this.found(fault);
    if (!of.turn.over && this.#ledger.durable <= before) this.found('nobody could answer though all was calm');
    if (of.turn.over) this.#count('games to their end', 1);
  }

  #openTab(person: string): void {
    const page: WorldPage = new WorldPage(person, ++this.#tabs, this.#party.game, {
      sky: this.#sky,
      table: this.#party.id,
      dial: (owner, line) => this.#dial(person, owner, line),
      playing: () => this.#playing,
    });
    this.#pages.add(page);
  }

  #comeAndGo(): void {
    const { scheduler } = this.#sky;
    const page = scheduler.pick([...this.#pages]);
    if (page && (this.#pages.size >= MOST_TABS || scheduler.chance(500))) {
      page.close();
      this.#pages.delete(page);
    } else this.#openTab(scheduler.pick([...this.#party.people, 'dara']) ?? 'dara');
  }

  /** A page opens a socket: to some node, which may not be there. */
  #dial(person: string, page: Owner, line: Line): void {
    const { scheduler } = this.#sky;
    const way = () => lasts(scheduler, this.#sky.weather.line);
    let closed = false;
    line.close = () => {
      closed = true;
    };
    scheduler.travel(page, way(), 'dials', () => {
      const node = scheduler.pick(this.#nodes);
      const process = node?.life?.process;
      if (closed) return;
      if (!node || !process) return scheduler.travel(page, way(), 'reaches nobody', () => line.onclose?.());
      const cable = new Cable(this.#sky, page, process, line, this.#ledger.earOf(person));
      node.dialled(cable);
      scheduler.travel(process, way(), 'is dialled', () => {
        if (!node.welcome(cable, person)) cable.cut();
        else if (cable.open) scheduler.travel(page, way(), 'is through', () => void (cable.open && line.onopen?.()));
      });
    });
  }

  #shock(): void {
    this.#ledger.shocks++;
    this.#countAwake();
  }

  /** The milliseconds so far in which some node was awake. */
  #countAwake(): number {
    const { now } = this.#sky.scheduler;
    if (this.#awake.now) this.#awake.total += now - this.#awake.at;
    const awake = this.#nodes.some(({ life }) => life !== null && life.process.stalledUntil <= now);
    if (this.#awake.now && !awake) this.#ledger.shocks++;
    this.#awake.at = now;
    this.#awake.now = awake;
    return this.#awake.total;
  }

  #count(name: string, by: number): void {
    this.#figures[name] = (this.#figures[name] ?? 0) + by;
  }
}
