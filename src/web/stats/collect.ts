/** The finished games that this page can know of: those of this device, and those at online tables of this person. */
import { type Game, type GameRecord, isOver, outcome, replay, type Seat, type State } from '../../kernel/index.ts';
import type { FinishedGame } from '../../table/statistics.ts';
import { listTables } from '../keep/tables.ts';
import { RULES } from '../rules.ts';

export interface Known {
  readonly id: string;
  readonly played: number;
  readonly own: readonly Seat[];
  readonly bots: readonly (string | null)[];
  readonly names: readonly string[];
  /** Null where it could not be had. */
  record(): Promise<GameRecord | null>;
}

export interface Collected {
  readonly games: readonly FinishedGame[];
  /** How many these rules cannot play to their end. */
  readonly unread: number;
  /** How many are elsewhere and could not be had now; null where not even that is known. */
  readonly away: number | null;
}

/** Records that are asked for at the same time. */
const AT_ONCE = 4;

/** `onCounted` is told how many games are done, of how many. */
export async function finishedGames(onCounted: (done: number, all: number) => void): Promise<Collected> {
  const online = await atOnlineTables();
  const counted = await countGames([...onThisDevice(), ...(online ?? [])], onCounted);
  return online === null ? { ...counted, away: null } : counted;
}

/** What was made of a game, by its id and when it was played: it is not played through again while the page is open. */
const made = new Map<string, FinishedGame | 'unread'>();

/** Playing a long game through takes a while: between two of them the page can do what else it has to do. */
export async function countGames(
  known: readonly Known[],
  onCounted: (done: number, all: number) => void,
): Promise<Collected & { readonly away: number }> {
  const games: FinishedGame[] = [];
  let unread = 0;
  let away = 0;
  for (let from = 0; from < known.length; from += AT_ONCE) {
    const some = known.slice(from, from + AT_ONCE).map((each) => ({ each, name: `${each.id} ${each.played}` }));
    const records = await Promise.all(some.map(({ each, name }) => (made.has(name) ? null : each.record())));
    for (const [i, { each, name }] of some.entries()) {
      const record = records[i] ?? null;
      if (record !== null) {
        await breath();
        made.set(name, await finished(each, record));
      }
      const found = made.get(name);
      if (found === undefined) away++;
      else if (found === 'unread') unread++;
      else games.push(found);
      onCounted(from + i + 1, known.length);
    }
  }
  games.sort((one, other) => one.played - other.played);
  return { games, unread, away };
}

function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function onThisDevice(): Known[] {
  return listTables().flatMap((kept) => {
    if (!('table' in kept) || kept.table.saved.record.result === undefined) return [];
    const { id, record, played, sitters } = kept.table.saved;
    const bots = sitters.map((sitter) => sitter.bot);
    const own = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    const names = sitters.map((sitter) => sitter.name);
    return [{ id, played, own, bots, names, record: async () => record }];
  });
}

/** Null where the server cannot be asked. */
async function atOnlineTables(): Promise<Known[] | null> {
  const [{ calls }, { fetchRecord }] = await Promise.all([import('../online/calls.ts'), import('../online/record.ts')]);
  const mine = await calls.mine();
  if ('problem' in mine) return null;
  return mine.value.tables.flatMap(({ id, status, changed, you, seats }) => {
    if (status !== 'over' || you === null) return [];
    const bots = seats.map((seat) => seat.bot);
    const names = seats.map((seat) => seat.name ?? '');
    return [{ id, played: changed, own: [you], bots, names, record: () => fetchRecord(id) }];
  });
}

/** Who is asked first; where all are asked at once, who has been made the first player. */
function whoBegins(state: State): Seat | null {
  const asked = state.agenda.at(-1)?.seat ?? null;
  if (asked !== null) return asked;
  return 'first' in state && typeof state.first === 'number' ? state.first : null;
}

async function finished({ record: _, ...known }: Known, record: GameRecord): Promise<FinishedGame | 'unread'> {
  const rules = Object.hasOwn(RULES, record.game) ? RULES[record.game] : undefined;
  if (!rules) return 'unread';
  // Rules that cannot be fetched are no fault of the game.
  const game = await rules();
  try {
    const end = endOf(game, record);
    return end ? { ...known, game: record.game, ...end } : 'unread';
  } catch {
    // One damaged game must not take the others with it.
    return 'unread';
  }
}

function endOf(game: Game, record: GameRecord): Pick<FinishedGame, 'first' | 'outcome'> | null {
  let first: Seat | null = null;
  const replayed = replay(game, record, ({ state, line }) => {
    if (line.length === 0) first = whoBegins(state);
  });
  if ('problem' in replayed || !isOver(replayed.match.state)) return null;
  const end = outcome(game, replayed.match.state);
  return end && { first, outcome: end };
}
