/** Between two people who share the screen: nothing of the table is on the page until the next one lifts it. */
import { useEffect, useRef } from 'react';
import type { SeatFace } from '../../ui/contract.ts';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';
import './curtain.css';

export function Curtain({
  next,
  regret,
  onLift,
  onRegret,
}: {
  readonly next: SeatFace;
  /** Who answered last and may still take it back. */
  readonly regret: SeatFace | null;
  onLift(): void;
  onRegret(): void;
}) {
  const t = useHouse().text.curtain;
  const lift = useRef<HTMLButtonElement>(null);
  useEffect(() => lift.current?.focus(), []);
  return (
    <section className="curtain" aria-labelledby="curtain-title">
      <svg className="curtain-cloth" viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true">
        <rect width="400" height="300" fill="#7c241c" />
        {Array.from({ length: 10 }, (_, i) => i * 40).map((x) => (
          <g key={x}>
            <path d={`M${x} 0h20q-6 150 0 300h-20z`} fill="#a8392e" />
            <path d={`M${x + 8} 0h6q-4 150 0 300h-6z`} fill="#c25548" />
          </g>
        ))}
        <path d={`M0 0h400v16${'q-20 22-40 0'.repeat(10)}z`} fill="#e2b857" />
        <path d="M0 288h400v12H0z" fill="#b98a2f" />
      </svg>
      <div className="curtain-card">
        <SeatBadge face={next} size={76} />
        <h2 id="curtain-title">{t.title(next.name)}</h2>
        <p>{t.text}</p>
        <button ref={lift} type="button" className="button go" onClick={onLift}>
          {t.lift(next.name)}
        </button>
        {regret && (
          <button type="button" className="button" onClick={onRegret}>
            {t.regret(regret.name)}
          </button>
        )}
      </div>
    </section>
  );
}
