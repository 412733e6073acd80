/** A real server process with honest players at its tables, and a crowd that lies to it as fast as it reads. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerNode, startNode } from '../../../test/online/node.ts';
import { GAMES } from '../../games/registry.ts';
import { FastRng } from '../../kernel/index.ts';
import type { NewTable, Opened } from '../../online/api.ts';
import { SqliteStore } from '../../server/store/sqlite.ts';
import { Attacker, type Toll, withoutCredential } from './attacker.ts';
import { audit } from './audit.ts';
import { type Hostile, hostile, type Loot } from './hostile.ts';
import { Player } from './player.ts';
import { hostileRequest, type Target } from './requests.ts';
import { Said } from './said.ts';
import { Somebody } from './somebody.ts';

/** A line is sent so many messages before it is asked whether they were read. */
const AT_ONCE = 40;
/** Of a hundred tries, so many are requests over HTTP. */
const REQUESTS = 6;

export interface SiegeSize {
  readonly tables: number;
  readonly outsiders: number;
  /** How many attack at the same moment. */
  readonly abreast: number;
}

export interface Fallen {
  readonly wrong: readonly string[];
  readonly sums: Readonly<Record<string, number>>;
  /** The 99th percentile of the honest players' waits, in milliseconds. */
  readonly p99: number;
}

interface Seated {
  readonly id: string;
  readonly game: string;
  readonly begun: boolean;
  readonly people: readonly Somebody[];
}

export class Siege {
  readonly #size: SiegeSize;
  readonly #seed: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'durbar-forgery-'));
  readonly #said = new Said();
  readonly #toll: Toll = { sockets: 0, closed: 0, wrong: [], refused: new Map() };
  #people = 0;
  #names = 0;
  #requests = 0;

  private constructor(size: SiegeSize, seed: string) {
    this.#size = size;
    this.#seed = seed;
  }

  /** Lies so many times, then looks at what stands. */
  static async of(size: SiegeSize, from: number, count: number, tell: (done: number) => void): Promise<Fallen> {
    const siege = new Siege(size, `forgery ${from}`);
    // As in use behind a proxy, with every limit: each person comes from an address of their own.
    const env = { DURBAR_DATA: siege.#folder, DURBAR_LIMITS: 'on', DURBAR_PROXY: 'yes' };
    const node = await startNode(env);
    try {
      return await siege.#run(node, from, count, tell);
    } finally {
      await node.kill();
      rmSync(siege.#folder, { recursive: true, force: true });
    }
  }

  async #run(node: ServerNode, from: number, count: number, tell: (done: number) => void): Promise<Fallen> {
    const played: Seated[] = [];
    for (let i = 0; i < this.#size.tables; i++) played.push(await this.#gather(node.url, i, true));
    const waiting = await this.#gather(node.url, 0, false);
    const all = [...played, waiting];
    const honest = played.flatMap(({ id, game, people }) =>
      people.map((who) => new Player(who, id, game, new FastRng(`${this.#seed} ${who.name}`), this.#said)),
    );
    for (const player of honest) await player.sitDown();
    const attackers = await this.#crowd(node.url, played);

    const target = {
      tables: all.map(({ id }) => id),
      persons: all.flatMap(({ people }) => people.map((p) => p.person)),
    };
    const began = performance.now();
    const worked = await processorOf(node);
    let broken: string | null = null;
    // Where the server goes down, the lines break: that is the finding, and what stands in the store is looked at all the same.
    await this.#storm(attackers, target, from, count, tell).catch((error: unknown) => {
      broken = `the attack broke off: ${String(error)}`;
    });
    const seconds = (performance.now() - began) / 1000;
    const work = (await processorOf(node)) - worked;

    const wrong: string[] = [];
    const cheats = new Set(attackers.slice(0, -this.#size.outsiders).map(({ who }) => who.person));
    if (broken !== null) wrong.push(broken);
    for (const player of honest) {
      if (!player.here) wrong.push('an honest player lost the line');
      // A cheat's own answers share the limit with its lies.
      const wronged = player.wronged.filter((text) => !text.includes('"tooFast"') || !cheats.has(player.person));
      wrong.push(...wronged.map((text) => `an honest answer was refused: ${text}`));
    }
    const faults = await faultsOf(node);
    wrong.push(...faults);
    for (const player of honest) player.leave();
    await node.stop();
    const illegal: string[] = [...this.#toll.wrong];
    const entries = await this.#audit(all, illegal);
    wrong.push(...illegal);
    const waits = honest.flatMap((player) => player.waits).sort((a, b) => a - b);
    if (waits.length === 0) wrong.push('no honest player was served');
    return {
      wrong,
      p99: waits[Math.floor(waits.length * 0.99)] ?? 0,
      sums: {
        'accepted that were not legal': illegal.length,
        'crashes and faults of the server': faults.length,
        'over sockets': count - this.#requests,
        'over HTTP': this.#requests,
        'sockets opened': this.#toll.sockets,
        'sockets that the server closed': this.#toll.closed,
        'refusals sent': [...this.#toll.refused.values()].reduce((sum, n) => sum + n, 0),
        'answers of honest players': waits.length,
        'log entries traced to their person and replayed': entries,
        'seconds under attack': seconds,
        'seconds that the server’s processor worked meanwhile': work,
      },
    };
  }

  #somebody(url: string): Somebody {
    const n = this.#people++;
    return new Somebody(url, `guest${n}`, `10.${n >> 8}.${n & 255}.7`);
  }

  /** People at a table of one of the games, which has begun or waits for the last of them. */
  async #gather(url: string, number: number, begins: boolean): Promise<Seated> {
    const games = Object.values(GAMES);
    const game = games[number % games.length];
    if (game === undefined) throw new Error('no games');
    const people = Array.from({ length: game.seats.min }, () => this.#somebody(url));
    const [host, ...guests] = people;
    if (host === undefined) throw new Error('a table without seats');
    for (const who of people) await who.enter();
    const table: NewTable = {
      game: game.id,
      options: {},
      seats: people.map((_, i) => (i === 0 ? { kind: 'me' } : { kind: 'open' })),
      pace: { kind: 'free' },
      late: 'standIn',
      visibility: 'link',
    };
    const { card, invitation } = (await host.post('/api/tables', table)) as Opened;
    if (begins) {
      for (const [i, who] of guests.entries())
        await who.post(`/api/tables/${card.id}/sit`, { seat: i + 1, invitation });
      await host.post(`/api/tables/${card.id}/start`, {});
    }
    return { id: card.id, game: game.id, begun: begins, people };
  }

  /** Outsiders, and at every other table one of the players: with a seat, one lies better. */
  async #crowd(url: string, played: readonly Seated[]): Promise<Attacker[]> {
    const tables = played.map(({ id }) => id);
    const make = (who: Somebody, own: readonly string[]) =>
      new Attacker(who, new Set(own), tables, this.#said, this.#toll);
    const cheats = played
      .filter((_, i) => i % 2 === 1)
      .flatMap(({ id, people }) => people.slice(0, 1).map((who) => make(who, [id])));
    const outsiders = Array.from({ length: this.#size.outsiders }, () => this.#somebody(url));
    for (const who of outsiders) await who.enter();
    return [...cheats, ...outsiders.map((who) => make(who, []))];
  }

  async #storm(
    attackers: readonly Attacker[],
    target: Target,
    from: number,
    count: number,
    tell: (done: number) => void,
  ): Promise<void> {
    const outsiders = attackers.slice(-this.#size.outsiders);
    const loot: Loot = { honest: this.#said.honest, tables: target.tables, name: () => `x${this.#names++}` };
    let next = 0;
    const front = async (rank: number) => {
      const squad = attackers.filter((_, i) => i % this.#size.abreast === rank);
      for (let turn = 0; next < count; turn++) {
        const at = next;
        const many = Math.min(AT_ONCE, count - at);
        next += many;
        const own = new FastRng(`forgery ${from + at}`);
        const attacker = squad[turn % squad.length];
        const stranger = outsiders[turn % outsiders.length];
        if (!attacker || !stranger) throw new Error('nobody attacks');
        const messages: Hostile[] = [];
        for (let i = 0; i < many; i++) {
          if (own.int(100) >= REQUESTS) messages.push(hostile(own, loot));
          else {
            this.#requests++;
            const granted = await hostileRequest(own, stranger.who, target);
            if (granted !== null) this.#toll.wrong.push(granted);
          }
        }
        // Whatever ends the line comes last: all before it is read.
        for (const group of groups(messages)) await attacker.send(group);
        attacker.hangUp();
        tell(Math.min(next, count));
      }
    };
    await Promise.all(Array.from({ length: this.#size.abreast }, (_, rank) => front(rank)));
    const letIn = await withoutCredential(outsiders[0]?.who.url ?? '', { cookie: `durbar=${'A'.repeat(22)}` });
    if (letIn) this.#toll.wrong.push('a line without a credential was opened');
  }

  async #audit(all: readonly Seated[], wrong: string[]): Promise<number> {
    const store = new SqliteStore(this.#folder);
    let entries = 0;
    for (const { id, begun, people } of all) {
      const audited = await audit(store, id, { begun, people }, this.#said);
      entries += audited.entries;
      wrong.push(...audited.wrong);
      for (const who of people) {
        const doc = await store.get('person', who.person);
        // Written by `people.ts`.
        if ((doc?.value as { readonly name?: string } | undefined)?.name !== who.name)
          wrong.push(`${who.name} has another name`);
      }
    }
    await store.close();
    return entries;
  }
}

function groups(messages: readonly Hostile[]): Hostile[][] {
  const found: Hostile[][] = [[]];
  for (const message of messages) {
    found.at(-1)?.push(message);
    if (message.ends) found.push([]);
  }
  return found.filter((group) => group.length > 0);
}

/** How long the server's processor has worked, in seconds. */
async function processorOf({ url }: ServerNode): Promise<number> {
  const text = await fetch(`${url}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  );
  return Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(text)?.[1] ?? 0);
}

/** Whether the process is still there, and has met nothing that it did not expect. */
async function faultsOf(node: ServerNode): Promise<string[]> {
  try {
    const ready = await fetch(`${node.url}/readyz`);
    const text = await (await fetch(`${node.url}/metrics`)).text();
    const faults = Number(/^durbar_faults_total (\d+)/m.exec(text)?.[1] ?? Number.NaN);
    return [
      ...(ready.ok ? [] : [`the server says ${ready.status}`]),
      ...(faults === 0 ? [] : [`${faults} faults of the server itself`]),
    ];
  } catch (error) {
    return [`the server is gone: ${String(error)}`];
  }
}
