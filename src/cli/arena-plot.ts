/** The plot of an arena: A's share of the wins and the share of every place in the starting order, each with its interval. */
import type { ArenaAnswer, Share } from './arena-tally.ts';

const WIDTH = 640;
const LEFT = 200;
const RIGHT = 60;
const ROW = 34;
const TOP = 56;

interface Line {
  readonly label: string;
  readonly share: Share;
  readonly strong: boolean;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export function plot(answer: ArenaAnswer): string {
  const lines: Line[] = [
    { label: answer.a, share: answer.wins, strong: true },
    ...(answer.byPlace ?? []).map((share, i) => ({ label: `place ${i + 1} at the table`, share, strong: false })),
  ];
  const height = TOP + lines.length * ROW + 40;
  const x = (share: number) => LEFT + share * (WIDTH - LEFT - RIGHT);
  const even = 1 / answer.seats;
  const title = `${answer.game}, ${answer.seats} seats: ${answer.a} against ${answer.b}, ${answer.games} games`;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${x(share)}" x2="${x(share)}" y1="${TOP - 8}" y2="${height - 32}" stroke="#ddd3bd"/>` +
      `<text x="${x(share)}" y="${height - 14}" text-anchor="middle">${100 * share} %</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13" fill="#2b2430" role="img" aria-label="${escaped(title)}">
<rect width="${WIDTH}" height="${height}" fill="#fbf6ea"/>
<text x="16" y="28" font-size="15" font-weight="600">${escaped(title)}</text>
${ticks.join('\n')}
<line x1="${x(even)}" x2="${x(even)}" y1="${TOP - 8}" y2="${height - 32}" stroke="#a8392e" stroke-dasharray="4 3"/>
${lines.map((line, i) => row(line, TOP + i * ROW, x)).join('\n')}
</svg>
`;
}

function row({ label, share: { share, low, high }, strong }: Line, y: number, x: (share: number) => number): string {
  const colour = strong ? '#2f5fae' : '#8d9198';
  const middle = y + ROW / 2 - 6;
  return [
    `<text x="${LEFT - 12}" y="${middle + 4}" text-anchor="end">${escaped(label)}</text>`,
    `<rect x="${x(0)}" y="${middle - 7}" width="${x(share) - x(0)}" height="14" fill="${colour}"/>`,
    `<path d="M${x(low)} ${middle}H${x(high)}M${x(low)} ${middle - 5}v10M${x(high)} ${middle - 5}v10" stroke="#14111a" fill="none"/>`,
    `<text x="${x(high) + 8}" y="${middle + 4}">${(100 * share).toFixed(1)} %</text>`,
  ].join('\n');
}
