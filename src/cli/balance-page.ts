/** The answer of `durbar balance` for readers: on the terminal, and as a page of `docs/balance`. */
import type { BalanceAnswer, TableAnswer, WinLine } from './balance.ts';
import { grouped, markdownTable, table } from './table.ts';

interface Part {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function partsOf({ spreads, sheet, bySeat, byPlace, figures }: TableAnswer): Part[] {
  const wins = (lines: readonly WinLine[], name: string) =>
    lines.map(({ number, share, from, to }) => [
      `${name} ${number}`,
      percent(share),
      `${percent(from)} to ${percent(to)}`,
    ]);
  return [
    {
      title: 'Games and scores',
      header: ['', 'least', '5 %', '25 %', 'median', 'mean', '75 %', '95 %', 'most'],
      rows: spreads.map((line) => [
        line.name,
        ...[line.least, line.p5, line.p25, line.median].map(short),
        line.mean.toFixed(1),
        ...[line.p75, line.p95, line.most].map(short),
      ]),
    },
    {
      title: 'The score sheet, mean of a player',
      header: ['line', 'all', 'share', 'winner'],
      rows: sheet.map((line) => [
        line.key,
        line.all.toFixed(1),
        line.share === null ? '' : percent(line.share),
        line.winner.toFixed(1),
      ]),
    },
    {
      title: 'Who wins',
      header: ['', 'wins', '95 % interval'],
      rows: [...wins(bySeat, 'seat'), ...wins(byPlace ?? [], 'starting as')],
    },
    {
      title: 'What a player does, mean',
      header: ['', 'all', 'winner'],
      rows: figures.map((line) => [line.name, line.all.toFixed(2), line.winner === null ? '' : line.winner.toFixed(2)]),
    },
  ].filter(({ rows }) => rows.length > 0);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function short(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

function heading(answer: BalanceAnswer): string {
  const { game, games, bot, seed, rules, options } = answer;
  const variant = options.length === 0 ? '' : ` with ${options.join(', ')}`;
  return `${game}${variant}, rules ${rules}: ${grouped(games)} games of ${bot} bots for each number of players, seed ${seed}`;
}

export function inWords(answer: BalanceAnswer): string {
  const tables = answer.tables.map(
    (one) =>
      `\n${one.seats} players\n\n` +
      partsOf(one)
        .map(({ title, header, rows }) => `${title}\n${table(header, rows)}`)
        .join('\n'),
  );
  return `${heading(answer)}\n${tables.join('')}`;
}

const FROM = '<!-- figures -->';
const TO = '<!-- end of figures -->';

/** The page with new figures. What is written by hand stands outside the two marks and stays as it is. */
export function withFigures(page: string | null, answer: BalanceAnswer): string {
  const old = page ?? `# Balance: ${answer.game}\n\n${FROM}\n${TO}\n`;
  const from = old.indexOf(FROM);
  const to = old.indexOf(TO);
  if (from < 0 || to < from) throw new Error(`the page has no place for figures: ${FROM} … ${TO}`);
  return `${old.slice(0, from)}${FROM}\n\n${inMarkdown(answer)}\n${old.slice(to)}`;
}

function inMarkdown(answer: BalanceAnswer): string {
  const tables = answer.tables.map(
    (one) =>
      `## ${one.seats} players\n\n` +
      partsOf(one)
        .map(({ title, header, rows }) => `### ${title}\n\n${markdownTable(header, rows)}`)
        .join('\n'),
  );
  return `\`${answer.again}\`: ${heading(answer)}.\n\n${tables.join('\n')}`;
}
