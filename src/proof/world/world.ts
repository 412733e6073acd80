/**
 * A whole house in one process: nodes, store, bus, clocks, sockets and the pages of people, under one scheduler. The weather is bad for
 * a while, then calm; what must hold at every moment is watched, and what must hold in the end is looked at when all is at rest.
 */
import type { Store } from '../../server/store/store.ts';
import type { Hall } from '../../server/tables/hall.ts';
import type { Hosted } from '../../server/tables/hosted.ts';
import { WorldBus } from './bus.ts';
import { dial } from './dial.ts';
import { gather, type Party, party } from './gathering.ts';
import { Ledger } from './ledger.ts';
import { befall, type Exposed } from './mishaps.ts';
import { WorldNode } from './node.ts';
import { WorldPage } from './page.ts';
import { Scheduler } from './scheduler.ts';
import { WorldStore } from './store.ts';
import { ackFaults, logFaults, nodeFaults, pageFaults, truth } from './verdict.ts';
import { Vigil } from './vigil.ts';
import { CALM, type Sky, storm, type Weather } from './weather.ts';

/** How long it is bad. */
const STORM_MS = 25_000;
/** In calm people play until so many answers more are written down; within this time at least one must be. */
const ANSWERS = 6;
const PLAY_MS = 45_000;
/** After this time at most everything is known everywhere, and everything is at rest for a moment now and then. */
const SETTLE_MS = 30_000;
const LOOK_MS = 2500;
const REST_MS = 10_000;
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

  constructor(seed: string, { keepsLines = false, planted = (store) => store, weather = {} }: Asked) {
    this.#seed = seed;
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
    await this.#settle();
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

  /** Everything must be known everywhere in the end; what is not yet so when it is looked at early is looked at again. */
  async #settle(): Promise<void> {
    const { scheduler } = this.#sky;
    const until = scheduler.now + SETTLE_MS;
    let faults: readonly string[];
    do {
      await scheduler.run(scheduler.now + LOOK_MS);
      const opened = this.#openEverywhere();
      await scheduler.run(scheduler.now + REST_MS, () => opened.size === this.#nodes.length && scheduler.atRest);
      faults = scheduler.atRest ? await this.#faults(opened) : ['the house does not come to rest'];
    } while (faults.length > 0 && scheduler.now < until);
    for (const fault of faults) this.found(fault);
  }

  /** Every node takes the table up, if it does not have it. */
  #openEverywhere(): Map<string, Hosted> {
    const opened = new Map<string, Hosted>();
    const open = async (hall: Hall) => {
      const place = await hall.place(this.#party.id);
      // Where nobody watches, nobody minds what was missed.
      if (!place?.watched) await place?.catchUp();
      return place?.hosted();
    };
    for (const { name, life } of this.#nodes)
      if (life)
        open(life.hall).then(
          (hosted) => hosted && opened.set(name, hosted),
          (error: unknown) => this.found(`${name} cannot open the table: ${error}`),
        );
    return opened;
  }

  async #faults(opened: ReadonlyMap<string, Hosted>): Promise<readonly string[]> {
    const { kept } = this.#store;
    const of = await truth(this.#party.id, kept);
    if (typeof of === 'string') return [of];
    const faults = [...logFaults(of), ...(await ackFaults(of, this.#ledger.acknowledged, kept))];
    for (const { name, life } of this.#nodes)
      if (life === null) faults.push(`${name} is down though nothing is in its way`);
    for (const [node, hosted] of opened) faults.push(...nodeFaults(of, node, hosted));
    for (const page of this.#pages) faults.push(...pageFaults(of, page));
    return faults;
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
