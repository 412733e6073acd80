/** The arches and lanterns behind the market: they hang there once and for all. */
import { memo } from 'react';

const ARCHES = Array.from({ length: 8 }, (_, i) => i);

/** One bay of the arcade, 110 wide: a wall with a cusped opening in it. */
const BAY = 'M0 0H110V200H0ZM8 200H102V74C102 52 88 47 80 36 71 29 62 22 55 9 48 22 39 29 30 36 22 47 8 52 8 74Z';
const EDGE = 'M8 200V74C8 52 22 47 30 36 39 29 48 22 55 9 62 22 71 29 80 36 88 47 102 52 102 74V200';

export const Arches = memo(function Arches() {
  return (
    <svg className="amul-arches" viewBox="0 0 880 200" preserveAspectRatio="none" aria-hidden="true">
      {ARCHES.map((i) => (
        <g key={i} transform={`translate(${i * 110} 0)`}>
          <path fillRule="evenodd" d={BAY} fill="#352748" />
          <path d={EDGE} fill="none" stroke="#b98a2f" strokeWidth="1.6" strokeOpacity=".9" />
        </g>
      ))}
    </svg>
  );
});

/** A lantern on its cord, 22 by 52. */
export const Lantern = memo(function Lantern() {
  return (
    <svg className="amul-lantern" viewBox="0 0 30 70" width="22" height="52" aria-hidden="true">
      <circle cx="15" cy="40" r="15" fill="#ffca6a" fillOpacity=".28" />
      <path d="M15 0v22" stroke="#b98a2f" strokeWidth="1.5" />
      <path d="M10 26c0-4 2-6 5-7 3 1 5 3 5 7z" fill="#b98a2f" />
      <path d="M8 26h14l3 12-5 14h-10L5 38z" fill="#f7b03c" />
      <path d="M15 26h7l3 12-5 14h-5z" fill="#d98420" />
      <path d="M15 30c4 5 5 8 5 11a5 5 0 0 1-10 0c0-3 1-6 5-11z" fill="#fff1b8" />
      <path
        d="M8 26h14M5 38h20M10 52h10M12 26l-2 12 3 14M18 26l2 12-3 14"
        stroke="#6b4a12"
        strokeWidth="1.3"
        fill="none"
      />
      <path d="M13 52h4l-2 10z" fill="#b98a2f" />
    </svg>
  );
});
