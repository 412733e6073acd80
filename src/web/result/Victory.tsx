/** The winner under the arch. */
import type { Outcome } from '../../kernel/index.ts';
import type { SeatFace } from '../../ui/contract.ts';
import { SeatMark } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';
import { ARCH } from '../start/pictures/scene.tsx';

export function Victory({ faces, outcome }: { readonly faces: readonly SeatFace[]; readonly outcome: Outcome }) {
  const t = useHouse().text.result;
  const ranked = faces.toSorted((a, b) => (outcome.ranks[a.seat] ?? 0) - (outcome.ranks[b.seat] ?? 0));
  const winners = ranked.filter((face) => outcome.ranks[face.seat] === 1);
  const first = winners[0];
  const second = ranked[winners.length];
  if (!first) return null;
  const best = outcome.scores[first.seat] ?? 0;
  const ahead = best - (outcome.scores[second?.seat ?? first.seat] ?? 0);
  const names = winners.map((face) => face.name);
  return (
    <section className="victory">
      <svg viewBox="0 0 310 200" aria-hidden="true">
        <clipPath id="victory-arch">
          <path d={ARCH} />
        </clipPath>
        <g clipPath="url(#victory-arch)">
          <rect width="310" height="250" fill="#232c55" />
          <path d="M0 150q80-30 155-10t155-14v80H0z" fill="#6d4a86" opacity=".7" />
          <path d="M0 172q90-26 155-6t155-8v50H0z" fill="#d8a387" />
          {[40, 92, 222, 268, 130, 186].map((x, i) => (
            <circle key={x} cx={x} cy={70 + ((i * 29) % 56)} r={i % 2 ? 1.4 : 2} fill="#fbeecb" />
          ))}
          {winners.map((face, i) => (
            <g key={face.seat} transform={`translate(${155 + (i - (winners.length - 1) / 2) * 84} 118)`}>
              <circle r="41" fill="#e2b857" />
              <SeatMark face={face} r={38} />
              <path
                d="M-27-36-31-64-14-50 0-70 14-50 31-64 27-36q-27-8-54 0z"
                fill="#e2b857"
                stroke="#8f6a17"
                strokeWidth="1.6"
                strokeLinejoin="round"
              />
              <circle cy="-48" r="4" fill="#a8392e" />
            </g>
          ))}
        </g>
        <path d={ARCH} fill="none" stroke="#b98a2f" strokeWidth="6" />
        <path d={ARCH} fill="none" stroke="#f2d58e" strokeWidth="1.4" />
      </svg>
      <h2>{winners.length === 1 ? t.wins(first.name, best) : t.shared(names, best)}</h2>
      {second && winners.length === 1 && <p>{ahead > 0 ? t.by(ahead, second.name) : t.tieBroken(second.name)}</p>}
    </section>
  );
}
