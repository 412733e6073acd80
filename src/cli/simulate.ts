/** `durbar simulate`: bots play many games; who wins, with how many points, how long it takes. */
import { botsOf, gameOf, jobsOf, only, optionsOf, parse, seatsOf, seedOf, whole } from './args.ts';
import { CLEAN, type Command, printJson, USUAL_SEED } from './command.ts';
import { divide, pieces } from './jobs.ts';
import { Progress } from './progress.ts';
import { addTally, type BotTable, noTally, shared, type Tally, type Wins } from './simulation.ts';
import { round, type Summary, summary } from './spread.ts';
import { grouped, table } from './table.ts';

/** What `--json` prints. All but `timing` depends on the arguments alone, whatever the number of threads. */
export interface SimulateAnswer extends BotTable {
  readonly games: number;
  readonly bySeat: readonly (SeatLine & { readonly seat: number; readonly bot: string; readonly score: Summary })[];
  /** By starting order, place 1 being asked first; null for a game whose first question goes to several seats. */
  readonly byPlace: readonly (SeatLine & { readonly place: number })[] | null;
  /** Answers in a game. */
  readonly length: Summary;
  readonly decisions: number;
  readonly timing: { readonly seconds: number; readonly decisionsPerSecond: number };
}

interface SeatLine {
  /** A win shared by two counts a half. */
  readonly wins: number;
  readonly share: number;
}

export const simulateCommand: Command = {
  summary: 'let bots play many games and count',
  help: `durbar simulate GAME [options]

  --seats N         players (4, or what the game allows)
  --games N         games to play (100)
  --bots A,B,...    one bot for all seats, or one for each (random)
  --option K=V      an option of the game; may be repeated
  --seed S          the same seed plays the same games (${USUAL_SEED})
  --records DIR     write every game as a record file
  --jobs N          worker threads (one for each core); changes nothing but the time
  --json            a machine-readable answer on standard output
`,

  async run(args, io) {
    const { values, positionals } = parse(args, {
      seats: { type: 'string' },
      games: { type: 'string' },
      bots: { type: 'string', default: 'random' },
      option: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: USUAL_SEED },
      records: { type: 'string' },
      jobs: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const game = gameOf(only(positionals, 'GAME'));
    const seats = seatsOf(game, values.seats);
    const games = whole(values.games, 'games', 1, 100_000_000, 100);
    const jobs = jobsOf(values.jobs);
    const played: BotTable = {
      game: game.id,
      seats,
      options: optionsOf(game, seats, values.option),
      bots: botsOf(values.bots, seats),
      seed: seedOf(values.seed),
      records: values.records ?? null,
    };

    const tally = noTally(seats);
    const progress = new Progress(io, 'games', games);
    const begin = performance.now();
    const tasks = pieces(0, games, jobs).map((piece) => ({ ...played, ...piece }));
    await divide('simulate', tasks, jobs, (part) => {
      addTally(tally, part);
      progress.at(tally.decisions.count);
      return true;
    });
    progress.end();

    const answer = answerOf(played, games, tally, (performance.now() - begin) / 1000);
    if (values.json) printJson(io, answer);
    else io.out(inWords(answer));
    return CLEAN;
  },
};

function answerOf(played: BotTable, games: number, tally: Tally, seconds: number): SimulateAnswer {
  const line = (wins: Wins): SeatLine => ({ wins: round(shared(wins)), share: round(shared(wins) / games) });
  const decisions = tally.decisions.sum;
  return {
    ...played,
    games,
    bySeat: tally.scores.map((score, seat) => ({
      seat,
      bot: played.bots[seat] ?? '',
      ...line(tally.wins[seat] ?? []),
      score: summary(score),
    })),
    byPlace: tally.ordered < games ? null : tally.places.map((wins, i) => ({ place: i + 1, ...line(wins) })),
    length: summary(tally.decisions),
    decisions,
    timing: { seconds: round(seconds), decisionsPerSecond: Math.round(decisions / seconds) },
  };
}

function inWords(answer: SimulateAnswer): string {
  const { length, timing } = answer;
  const won = ({ wins, share }: SeatLine) => [wins.toFixed(1), `${(100 * share).toFixed(1)} %`];
  const spread = ({ mean, sd, min, max }: Summary) => [mean.toFixed(1), sd.toFixed(1), String(min), String(max)];
  const bySeat = table(
    ['seat', 'bot', 'wins', 'share', 'score', 'sd', 'min', 'max'],
    answer.bySeat.map((line) => [String(line.seat), line.bot, ...won(line), ...spread(line.score)]),
  );
  const byPlace =
    answer.byPlace &&
    table(
      ['place', 'wins', 'share'],
      answer.byPlace.map((line) => [String(line.place), ...won(line)]),
    );
  const [mean, sd, min, max] = spread(length);
  return [
    `${answer.game}, ${answer.seats} seats, ${grouped(answer.games)} games, seed ${answer.seed}\n`,
    bySeat,
    byPlace && `By starting order\n${byPlace}`,
    `Decisions in a game: ${mean} (sd ${sd}, ${min} to ${max})\n` +
      `${grouped(answer.decisions)} decisions in ${timing.seconds.toFixed(1)} s: ${grouped(timing.decisionsPerSecond)} per second\n` +
      (answer.records === null ? '' : `Records in ${answer.records}\n`),
  ]
    .filter((part) => part !== null)
    .join('\n');
}
