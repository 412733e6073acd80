/** How a world's people come to sit at their table: over HTTP, as it were, asking again whenever no answer comes. */
import { GAMES } from '../../games/registry.ts';
import { readOptions } from '../../kernel/index.ts';
import type { TableDoc } from '../../server/tables/docs.ts';
import { sat } from '../../server/tables/gathering.ts';
import type { Hall } from '../../server/tables/hall.ts';
import type { WorldNode } from './node.ts';
import { WORLD } from './node.ts';
import type { Scheduler } from './scheduler.ts';
import { lasts, type Sky } from './weather.ts';

const PATIENCE_MS = 4000;
const PAUSE_MS = 300;

/** Who plays what, under which clock. */
export interface Party {
  readonly id: string;
  readonly game: string;
  readonly people: readonly string[];
  readonly table: TableDoc;
}

/** How often each game is played: the quick ones more often. */
const PLAYED = ['bombay', 'bombay', 'amul', 'amul', 'rajas', 'agra'];

export function party(scheduler: Scheduler): Party {
  const { rng } = scheduler;
  const game = scheduler.pick(PLAYED) ?? 'bombay';
  const rules = GAMES[game];
  if (rules === undefined) throw new Error(`no game ${game}`);
  const people = ['asha', 'bela', 'chand'].slice(0, scheduler.between(1, 3));
  const bots = Math.max(rules.seats.min - people.length, scheduler.chance(300) ? 1 : 0, people.length === 1 ? 1 : 0);
  const seats = Math.min(rules.seats.max, people.length + bots);
  const read = readOptions(rules, seats);
  if ('problem' in read) throw new Error(read.problem);
  const seed = Array.from({ length: 8 }, () => rng.int(0x40000000).toString(16).padStart(8, '0')).join('');
  const [host = ''] = people;
  const table: TableDoc = {
    game,
    rules: rules.version,
    options: { ...read.options },
    seats: Array.from({ length: seats }, (_, i) => {
      if (i === 0) return { kind: 'person', person: host, name: host };
      return i < people.length ? { kind: 'open' } : { kind: 'bot', bot: 'merchant', name: 'Birbal' };
    }),
    pace: scheduler.chance(600) ? { kind: 'live', minutes: scheduler.between(1, 5), increment: 5 } : { kind: 'free' },
    late: scheduler.chance(800) ? 'standIn' : 'loses',
    visibility: 'open',
    slow: 0,
    status: 'gathering',
    host,
    seed,
    invitation: '',
    muted: [],
    next: null,
    created: 0,
  };
  return { id: 'worldtable', game, people, table };
}

/** Everybody sits down, and the host begins. */
export function gather(sky: Sky, nodes: readonly WorldNode[], { id, people }: Party): void {
  const [host = '', ...guests] = people;
  const asks: readonly ((hall: Hall) => Promise<object>)[] = [
    ...guests.map(
      (person, i) => (hall: Hall) => hall.change(id, (table) => sat(table, i + 1, { person, name: person }, undefined)),
    ),
    (hall) => hall.begin(id, host),
  ];
  const ask = (i: number): void => {
    const next = asks[i];
    if (next) insist(sky, nodes, next, () => ask(i + 1));
  };
  ask(0);
}

/** Asks some node, and again until one has answered. */
function insist(sky: Sky, nodes: readonly WorldNode[], work: (hall: Hall) => Promise<object>, done: () => void): void {
  const { scheduler } = sky;
  const again = () => insist(sky, nodes, work, done);
  const life = scheduler.pick(nodes)?.life;
  if (!life) return void scheduler.after(WORLD, PAUSE_MS, 'somebody asks again', again);
  let over = false;
  const end = (next: () => void) => {
    if (!over) next();
    over = true;
  };
  const answer = (next: () => void) =>
    scheduler.travel(WORLD, lasts(scheduler, sky.weather.line), 'somebody is answered', () => end(next));
  const later = () => void scheduler.after(WORLD, PAUSE_MS, 'somebody asks again', again);
  scheduler.after(WORLD, PATIENCE_MS, 'somebody loses patience', () => end(again));
  scheduler.travel(life.process, lasts(scheduler, sky.weather.line), 'is asked', () => {
    work(life.hall).then(
      (said) => life.process.alive && answer('problem' in said && said.problem === 'notStored' ? later : done),
      () => life.process.alive && answer(later),
    );
  });
}
