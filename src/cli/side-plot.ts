/** The plot of `npm run bench:side`: one panel for each thing that was measured, ours first. */
import type { SideAnswer } from './side-page.ts';
import { grouped } from './table.ts';

const WIDTH = 760;
const LEFT = 250;
const RIGHT = 110;
const ROW = 26;
const TOP = 62;
const TITLE = 34;

interface Bar {
  readonly label: string;
  readonly ours: boolean;
  readonly value: number;
  readonly text: string;
}

interface Panel {
  readonly title: string;
  /** Bars of very different lengths are drawn by their order of magnitude. */
  readonly scale: 'linear' | 'log';
  readonly bars: readonly Bar[];
}

function panelsOf({ engines, servers, commonRate, boundMilliseconds }: SideAnswer): Panel[] {
  const ofServers = (value: (side: (typeof servers)[number]) => number, text: (value: number) => string): Bar[] =>
    servers.map((side) => ({ label: side.name, ours: side.ours, value: value(side), text: text(value(side)) }));
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  return [
    {
      title: 'Engine: moves per second on one core (each step is ten times the last)',
      scale: 'log',
      bars: engines.map(({ name, ours, movesPerSecond }) => ({
        label: name,
        ours,
        value: movesPerSecond,
        text: grouped(movesPerSecond),
      })),
    },
    {
      title: `Server: moves per second with 99 in 100 acknowledged within ${boundMilliseconds} ms`,
      scale: 'linear',
      bars: ofServers((side) => side.movesPerSecond, grouped),
    },
    {
      title: `Server: 99 in 100 acknowledged within, at ${commonRate} moves per second`,
      scale: 'linear',
      bars: ofServers(
        (side) => side.p99,
        (milliseconds) => `${milliseconds.toFixed(1)} ms`,
      ),
    },
    {
      title: 'Server: memory of a table',
      scale: 'linear',
      bars: ofServers((side) => side.perTable, kilobytes),
    },
    {
      title: 'Server: memory of a socket',
      scale: 'linear',
      bars: ofServers((side) => side.perSocket, kilobytes),
    },
  ];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export function sidePlot(answer: SideAnswer): string {
  const panels = panelsOf(answer);
  let y = TOP;
  const drawn = panels.map((panel) => {
    const text = drawPanel(panel, y);
    y += TITLE + panel.bars.length * ROW + 14;
    return text;
  });
  const title = `Durbar next to boardgame.io ${answer.version}: Bombay, four seats`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 8}" font-family="sans-serif" font-size="13" fill="#2b2430" role="img" aria-label="${escaped(title)}">
<rect width="${WIDTH}" height="${y + 8}" fill="#fbf6ea"/>
<rect x="8" y="8" width="${WIDTH - 16}" height="${y - 8}" rx="10" fill="none" stroke="#b98a2f"/>
<text x="24" y="40" font-size="17" font-weight="600" fill="#232c55">${escaped(title)}</text>
${drawn.join('\n')}
</svg>
`;
}

function drawPanel({ title, scale, bars }: Panel, top: number): string {
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  const length = (value: number) => {
    if (value <= 0) return 0;
    const share = scale === 'log' ? Math.log10(Math.max(1, value)) / Math.log10(longest) : value / longest;
    return share * (WIDTH - LEFT - RIGHT);
  };
  const ticks = scale === 'log' ? Array.from({ length: Math.floor(Math.log10(longest)) + 1 }, (_, i) => 10 ** i) : [];
  const bottom = top + TITLE + bars.length * ROW - 4;
  return [
    `<text x="24" y="${top + 18}" font-weight="600" fill="#a8392e">${escaped(title)}</text>`,
    ...ticks.map((tick) => {
      const x = (LEFT + length(tick)).toFixed(1);
      return `<line x1="${x}" x2="${x}" y1="${top + TITLE - 4}" y2="${bottom}" stroke="#e3d1a8"/>`;
    }),
    `<line x1="${LEFT}" x2="${LEFT}" y1="${top + TITLE - 4}" y2="${bottom}" stroke="#b98a2f"/>`,
    ...bars.map(({ label, ours, value, text }, i) => {
      const middle = top + TITLE + i * ROW + ROW / 2 - 4;
      const end = LEFT + length(value);
      return [
        `<text x="${LEFT - 12}" y="${middle + 4}" text-anchor="end">${escaped(label)}</text>`,
        `<rect x="${LEFT}" y="${middle - 8}" width="${(end - LEFT).toFixed(1)}" height="16" rx="2" fill="${ours ? '#2f5fae' : '#8d9198'}"/>`,
        `<text x="${(end + 8).toFixed(1)}" y="${middle + 4}">${escaped(text)}</text>`,
      ].join('\n');
    }),
  ].join('\n');
}
