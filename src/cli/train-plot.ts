/** The learning curve of a network: how much it foresees after every epoch, of what it learnt and of other games. */
import type { TrainAnswer } from './train.ts';

const WIDTH = 640;
const HEIGHT = 320;
const LEFT = 60;
const RIGHT = 20;
const TOP = 56;
const BOTTOM = 48;

export function curve({ game, seats, epochs, samples }: TrainAnswer): string {
  const top = Math.max(0.1, ...epochs.flatMap(({ learnt, unseen }) => [learnt, unseen]));
  const x = (epoch: number) => LEFT + ((epoch + 1) / epochs.length) * (WIDTH - LEFT - RIGHT);
  const y = (share: number) => HEIGHT - BOTTOM - (Math.max(0, share) / top) * (HEIGHT - TOP - BOTTOM);
  const line = (shares: readonly number[], colour: string) =>
    `<polyline points="${shares.map((share, i) => `${x(i).toFixed(1)},${y(share).toFixed(1)}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`;
  const title = `${game}, ${seats} seats: what a network foresees of the margin, ${samples} samples`;
  const ticks = [0, top / 2, top].map(
    (share) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(share)}" y2="${y(share)}" stroke="#ddd3bd"/>` +
      `<text x="${LEFT - 8}" y="${y(share) + 4}" text-anchor="end">${(100 * share).toFixed(0)} %</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" fill="#2b2430" role="img" aria-label="${title}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf6ea"/>
<text x="16" y="28" font-size="15" font-weight="600">${title}</text>
${ticks.join('\n')}
${line(
  epochs.map(({ learnt }) => learnt),
  '#8d9198',
)}
${line(
  epochs.map(({ unseen }) => unseen),
  '#2f5fae',
)}
<text x="${LEFT}" y="${HEIGHT - 16}">epochs 1 to ${epochs.length}; blue: games that were not learnt, grey: those that were</text>
</svg>
`;
}
