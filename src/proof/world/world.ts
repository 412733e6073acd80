/**
 * A whole house in one process: nodes, store, bus, clocks, sockets and the pages of people, under one scheduler. The weather is bad for
 * a while, then calm; what must hold at every moment is watched, and what must hold in the end is looked at when all is at rest.
 */
import type { Store } from '../../server/store/store.ts';
import { WorldBus } from './bus.ts';
import { dial } from './dial.ts';
import { gather, type Party, party } from './gathering.ts';
import { Ledger } from './ledger.ts';
import { befall, type Exposed, type Mishap } from './mishaps.ts';
import { WorldNode } from './node.ts';
import { WorldPage } from './page.ts';
import { Scheduler } from './scheduler.ts';
import { settle } from './settle.ts';
import { WorldStore } from './store.ts';
import { Vigil } from './vigil.ts';
import { CALM, type Sky, storm, type Weather } from './weather.ts';

/** How long it is bad. */
const STORM_MS = 25_000;
/** In calm people play until so many answers more are written down; within this time at least one must be. */
const ANSWERS = 6;
const PLAY_MS = 45_000;
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
  /** What alone goes wrong beside the weather. */
  readonly only?: Mishap;
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
  readonly #only: Mishap | null;
  readonly #sky: Sky;
  readonly #party: Party;
  readonly #vigil: Vigil;
  readonly #ledger: Ledger;
  readonly #store: WorldStore;
  readonly #bus: WorldBus;
  readonly #nodes: readonly WorldNode[];
  readonly #pages = new Set<WorldPage>();
  readonly #figures: Record<string, number> = {};
  #tabs = 0;
  #playing = true;
  #stormUntil = STORM_MS;

  constructor(seed: string, { keepsLines = false, planted = (store) => store, weather = {}, only }: Asked) {
    this.#seed = seed;
    this.#only = only ?? null;
    const scheduler = new Scheduler(seed, keepsLines);
    this.#sky = { scheduler, weather: { ...storm(scheduler), ...weather } };
    this.#party = party(scheduler);
    const vigil = new Vigil(scheduler, () => this.#nodes);
    this.#vigil = vigil;
    this.#ledger = new Ledger(this.#party.table.seed, vigil);
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
          turned: () => void vigil.awake(),
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
    await this.#play();
    const [ledger, store, nodes, pages] = [this.#ledger, this.#store, this.#nodes, this.#pages];
    for (const fault of await settle({ scheduler, table: id, ledger, store, nodes, pages })) this.found(fault);
    await this.#store.kept.close();
  }

  /** When it is calm people can answer. */
  async #play(): Promise<void> {
    const { scheduler } = this.#sky;
    const before = this.#ledger.durable;
    const { over } = this.#ledger;
    await scheduler.run(scheduler.now + PLAY_MS, () => this.#ledger.over || this.#ledger.durable >= before + ANSWERS);
    this.#playing = false;
    if (!over && this.#ledger.durable === before) this.found('nobody could answer though all was calm');
    if (this.#ledger.over) this.#count('games to their end', 1);
  }

  #exposed(): Exposed {
    const { scheduler } = this.#sky;
    let mishapsFrom = 0;
    return {
      sky: this.#sky,
      nodes: this.#nodes,
      store: this.#store,
      bus: this.#bus,
      only: this.#only,
      get mishapsFrom() {
        return mishapsFrom;
      },
      shock: () => this.#vigil.shock(),
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

  #openTab(person: string): void {
    const page: WorldPage = new WorldPage(person, ++this.#tabs, this.#party.game, {
      sky: this.#sky,
      table: this.#party.id,
      dial: (page, line) => dial(this.#sky, this.#nodes, { person, page, ear: this.#ledger.earOf(person) }, line),
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

  #count(name: string, by: number): void {
    this.#figures[name] = (this.#figures[name] ?? 0) + by;
  }
}
