/** `durbar fuzz`: plays at random and against all sense, checks everything, and keeps the game that goes wrong. */
import { gameOf, jobsOf, only, parse, seatsOf, seedOf, whole } from './args.ts';
import { type Campaign, campaignOf, type Kept, keepCampaign, keepFind } from './campaign.ts';
import { CLEAN, type Command, FOUND, type Io, printJson, USUAL_SEED, UsageError } from './command.ts';
import { ENOUGH } from './fuzzing.ts';
import { divide, pieces } from './jobs.ts';
import { Progress } from './progress.ts';
import { round } from './spread.ts';
import { grouped } from './table.ts';

/** Milliseconds between two notes of how far a run has come. */
const NOTE = 2_000;

/** What `--json` prints. */
export interface FuzzReport extends Campaign {
  readonly clean: boolean;
  /** Games played by this call, and answers given in them. */
  readonly played: number;
  readonly decisions: number;
  readonly timing: { readonly seconds: number; readonly decisionsPerSecond: number };
}

export const fuzzCommand: Command = {
  summary: 'play at random and against all sense, and check every promise',
  help: `durbar fuzz GAME [options]

  --games N         games to play (1000)
  --seats N         only tables with so many players (all, with all options, in rotation)
  --seed S          the same seed plays the same games (${USUAL_SEED})
  --from I          begin with the game of this number (0)
  --jobs N          worker threads (one for each core); changes nothing but the time
  --resume          go on where the last run with this game, seats and seed ended
  --json            a machine-readable answer on standard output

Exit code 1 if something is found. The game that leads there is kept as a record, which the page opens.
`,

  async run(args, io) {
    const { values, positionals } = parse(args, {
      games: { type: 'string' },
      seats: { type: 'string' },
      seed: { type: 'string', default: USUAL_SEED },
      from: { type: 'string' },
      jobs: { type: 'string' },
      resume: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    const game = gameOf(only(positionals, 'GAME'));
    const seats = values.seats === undefined ? null : seatsOf(game, values.seats);
    const games = whole(values.games, 'games', 1, 100_000_000, 1000);
    const first = whole(values.from, 'from', 0, 1_000_000_000, 0);
    const jobs = jobsOf(values.jobs);
    if (values.resume && values.from !== undefined) throw new UsageError('--resume and --from exclude each other');

    const fresh: Campaign = {
      game: game.id,
      rules: game.version,
      seats,
      seed: seedOf(values.seed),
      from: first,
      next: first,
      finds: [],
    };
    const campaign = values.resume ? campaignOf(fresh) : fresh;
    const end = campaign.from + games;
    if (values.resume) io.err(`going on with game ${campaign.next} of ${end}\n`);

    const begin = performance.now();
    const { played, decisions } = await run(campaign, end, jobs, io);
    keepCampaign(campaign);
    const seconds = (performance.now() - begin) / 1000;
    const report: FuzzReport = {
      clean: campaign.finds.length === 0,
      ...campaign,
      played,
      decisions,
      timing: { seconds: round(seconds), decisionsPerSecond: Math.round(decisions / seconds) },
    };
    if (values.json) printJson(io, report);
    else io.out(inWords(report));
    return report.clean ? CLEAN : FOUND;
  },
};

async function run(
  campaign: Campaign,
  end: number,
  jobs: number,
  io: Io,
): Promise<{ played: number; decisions: number }> {
  const { game, seats, seed, next } = campaign;
  const parts = pieces(next, end, jobs);
  const progress = new Progress(io, 'games', end - next);
  const done = new Set<number>();
  let firstOpen = 0;
  let played = 0;
  let decisions = 0;
  let noted = performance.now();
  const tasks = parts.map((part) => ({ game, seats, seed, watch: 1, ...part }));
  await divide('fuzz', tasks, jobs, (answer, place) => {
    played += answer.games;
    decisions += answer.decisions;
    for (const find of answer.finds) {
      const kept = keepFind(campaign, find);
      campaign.finds.push(kept);
      progress.end();
      io.err(`${findInWords(kept)}\n`);
    }
    // Parts come back in any order: a later run goes on behind the last one before which all are done.
    done.add(place);
    while (done.has(firstOpen)) campaign.next = parts[firstOpen++]?.to ?? campaign.next;
    if (performance.now() - noted > NOTE) {
      keepCampaign(campaign);
      noted = performance.now();
    }
    progress.at(played);
    return campaign.finds.length < ENOUGH;
  });
  progress.end();
  return { played, decisions };
}

function findInWords({ index, style, fault, answering, record, again }: Kept): string {
  const during = answering ? `, while seat ${answering.seat} answers ${JSON.stringify(answering.move)}` : '';
  return `game ${index} (${style}): ${fault}${during}\n  record: ${record}\n  again:  ${again}`;
}

function inWords(report: FuzzReport): string {
  const { timing } = report;
  const found = report.clean ? 'nothing found' : `${report.finds.length} found`;
  return [
    ...report.finds.map(findInWords),
    `${report.game}: ${grouped(report.played)} games, ${grouped(report.decisions)} decisions in ` +
      `${timing.seconds.toFixed(1)} s (${grouped(timing.decisionsPerSecond)} per second): ${found}\n`,
  ].join('\n');
}
