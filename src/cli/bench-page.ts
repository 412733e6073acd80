/** The answer of `durbar bench` for readers: on the terminal, and as `docs/bench.md`. */
import type { BenchAnswer } from './bench.ts';
import { grouped, markdownTable, table } from './table.ts';

interface Part {
  readonly title: string;
  readonly words: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function partsOf({ play, search, clone, boardgameIo }: BenchAnswer): Part[] {
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
        "Moves per second of boardgame.io's reducer, one move a turn, and how many times as many decisions of Bombay with " +
        'four seats the engine makes. boardgame.io makes no lists of legal moves. "As it comes" is without NODE_ENV, where ' +
        'it checks every state; production leaves that out. "Bombay itself" runs our rules inside its moves.',
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

function times(ratio: number): string {
  return `${ratio >= 100 ? grouped(ratio) : ratio.toFixed(1)} x`;
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
