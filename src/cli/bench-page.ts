/** The answer of `durbar bench` for readers: on the terminal, and as `docs/bench.md`. */
import type { BenchAnswer } from './bench.ts';
import { grouped, markdownTable, table } from './table.ts';

interface Part {
  readonly title: string;
  readonly words: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function partsOf({ play, games, own, search, clone, boardgameIo }: BenchAnswer): Part[] {
  return [
    {
      title: 'Random play',
      words:
        'Decisions per second on one core, with the full list of legal answers at every decision. `perform` takes an ' +
        'answer from the list, as search and simulation do; `apply` looks it up in a fresh list, as a table does.',
      header: ['game', 'seats', 'perform', 'apply'],
      rows: play.map((line) => [line.game, String(line.seats), grouped(line.perform), grouped(line.apply)]),
    },
    {
      title: 'Whole games and bounds',
      words:
        'A whole random game at the largest table, its final scoring included; the question with most answers that was met in ' +
        "them; and how many times as many decisions per second a table of so many makes as boardgame.io's reducer on a plain " +
        'state, as it comes. Bombay has no bound for its time.',
      header: ['game', 'seats', 'a game', 'bound', 'most answers', 'bound', 'next to boardgame.io', 'seats', 'bound'],
      rows: games.map((line) => [
        line.game,
        String(line.seats),
        `${line.milliseconds.toFixed(2)} ms`,
        line.boundMilliseconds === null ? '' : `${line.boundMilliseconds} ms`,
        String(line.answers),
        line.boundAnswers === null ? '' : String(line.boundAnswers),
        times(line.next),
        String(line.nextSeats),
        line.boundNext === null ? '' : times(line.boundNext),
      ]),
    },
    {
      title: 'What a game measures of itself',
      words: 'The time of one question with the full list of its answers.',
      header: ['game', 'question', 'time', 'bound'],
      rows: own.map((line) => [
        line.game,
        line.what,
        `${line.microseconds.toFixed(2)} µs`,
        `${line.boundMicroseconds} µs`,
      ]),
    },
    {
      title: 'Search',
      words:
        'Iterations per second of the bots’ search on one core, over the positions of a game of merchants: a fresh world, ' +
        'the way down the tree, and the judgement of where it ends for every seat. Where the time goes stands in ' +
        '[bots.md](bots.md#speed).',
      header: ['game', 'seats', 'iterations'],
      rows: search.map((line) => [line.game, String(line.seats), grouped(line.iterations)]),
    },
    {
      title: 'Copies',
      words: 'A position of the middle of a game has so many objects and lists. The times are means over a whole game.',
      header: ['game', 'seats', 'objects', 'clone', 'structuredClone', 'ratio'],
      rows: clone.map((line) => [
        line.game,
        String(line.seats),
        String(line.objects),
        `${line.cloneMicroseconds.toFixed(2)} µs`,
        `${line.structuredCloneMicroseconds.toFixed(2)} µs`,
        times(line.ratio),
      ]),
    },
    {
      title: 'Next to boardgame.io',
      words:
        "Moves per second of boardgame.io's reducer, and how many times as many decisions of Bombay with four seats the engine " +
        'makes. "As it comes" is without NODE_ENV, where it checks every state; production leaves that out. Bombay is the same ' +
        'game, written for boardgame.io as its users write games (`src/cli/boardgame-io`): it replays our records move by ' +
        'move, and both sides list all legal moves at every decision. The plain state is of the size of a larger game, with ' +
        'one small move a turn and no lists.',
      header: ['state', 'objects', 'mode', 'moves/s', 'perform', 'apply'],
      rows: boardgameIo.map((line) => [
        line.state,
        String(line.objects),
        line.mode,
        grouped(line.movesPerSecond),
        times(line.performRatio),
        times(line.applyRatio),
      ]),
    },
  ];
}

export function times(ratio: number): string {
  return `${ratio >= 100 ? grouped(ratio) : ratio.toFixed(1)} x`;
}

/** Where the part of the page begins that `npm run bench:side -- --write` makes. */
export const SIDE = '<!-- npm run bench:side -->';

/** That part of a page, or nothing. */
export function sideIn(page: string): string {
  const at = page.indexOf(SIDE);
  return at < 0 ? '' : `\n${page.slice(at)}`;
}

/** The page with that part made anew. */
export function withSide(page: string, section: string): string {
  const at = page.indexOf(SIDE);
  return `${(at < 0 ? page : page.slice(0, at)).trimEnd()}\n\n${SIDE}\n${section}`;
}

export function inWords(answer: BenchAnswer): string {
  const parts = partsOf(answer).map(({ title, header, rows }) => `${title}\n${table(header, rows)}`);
  return `${about(answer)}\n\n${parts.join('\n')}`;
}

export function inMarkdown(answer: BenchAnswer): string {
  const parts = partsOf(answer).map(
    ({ title, words, header, rows }) => `## ${title}\n\n${words}\n\n${markdownTable(header, rows)}`,
  );
  return `# Benchmarks\n\nWritten by \`npx durbar bench --write\`. ${about(answer)}\n\n${parts.join('\n')}`;
}

function about({ date, commit, machine, rounds, milliseconds }: BenchAnswer): string {
  const { cpu, cores, memoryGB, system, node } = machine;
  return (
    `Measured on ${date} at commit ${commit}: ${cpu}, ${cores} cores, ${memoryGB} GB, ${system}, Node ${node}. ` +
    `Medians of ${rounds} rounds of ${milliseconds} ms each, all in one run, in turns.`
  );
}
