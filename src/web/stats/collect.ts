/** The finished games that this page can know of: those of this device, and those at online tables of this person. */
import { type Game, type GameRecord, isOver, outcome, replay, type Seat, type State } from '../../kernel/index.ts';
import type { FinishedGame } from '../../table/statistics.ts';
import { listTables } from '../keep/tables.ts';
import { RULES } from '../rules.ts';

interface Known {
  readonly id: string;
  readonly record: GameRecord;
  readonly played: number;
  readonly own: readonly Seat[];
  readonly bots: readonly (string | null)[];
  readonly names: readonly string[];
}

/** Those that these rules can play to their end; what they cannot is left out, and counted. */
export async function finishedGames(): Promise<{ readonly games: FinishedGame[]; readonly unread: number }> {
  const known = [...onThisDevice(), ...(await atOnlineTables())];
  const games: FinishedGame[] = [];
  let unread = 0;
  for (const each of known) {
    const rules = Object.hasOwn(RULES, each.record.game) ? RULES[each.record.game] : undefined;
    const finished = rules ? finish(await rules(), each) : null;
    if (finished) games.push(finished);
    else unread++;
  }
  games.sort((one, other) => one.played - other.played);
  return { games, unread };
}

function onThisDevice(): Known[] {
  return listTables().flatMap((kept) => {
    if (!('table' in kept) || kept.table.saved.record.result === undefined) return [];
    const { id, record, played, sitters } = kept.table.saved;
    const bots = sitters.map((sitter) => sitter.bot);
    const own = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    return [{ id, record, played, own, bots, names: sitters.map((sitter) => sitter.name) }];
  });
}

async function atOnlineTables(): Promise<Known[]> {
  const [{ calls }, { fetchRecord }] = await Promise.all([import('../online/calls.ts'), import('../online/record.ts')]);
  const mine = await calls.mine();
  if ('problem' in mine) return [];
  const known: Known[] = [];
  for (const card of mine.value.tables) {
    if (card.status !== 'over' || card.you === null) continue;
    const record = await fetchRecord(card.id);
    if (record === null) continue;
    known.push({
      id: card.id,
      record,
      played: card.changed,
      own: [card.you],
      bots: card.seats.map((seat) => seat.bot),
      names: card.seats.map((seat) => seat.name ?? ''),
    });
  }
  return known;
}

/** Who is asked first; where all are asked at once, who has been made the first player. */
function whoBegins(state: State): Seat | null {
  const asked = state.agenda.at(-1)?.seat ?? null;
  if (asked !== null) return asked;
  return 'first' in state && typeof state.first === 'number' ? state.first : null;
}

function finish(game: Game, { record, ...known }: Known): FinishedGame | null {
  let first: Seat | null = null;
  const replayed = replay(game, record, ({ state, line }) => {
    if (line.length === 0) first = whoBegins(state);
  });
  if ('problem' in replayed || !isOver(replayed.match.state)) return null;
  const end = outcome(game, replayed.match.state);
  return end && { ...known, game: record.game, first, outcome: end };
}
