/** Single things on the map: a fort, a temple, a cow, a peacock, the compass. */
import { INK } from './ink.ts';

export function Fort() {
  return (
    <g transform="translate(865 398)">
      <path d="M-34 16q6-18 34-20q30 2 36 20z" fill="#c6a673" />
      <path d="M2-4q30 2 34 20H8z" fill="#a88755" fillOpacity=".6" />
      <path d="M-20 4v-18h6v4h5v-4h6v4h6v-4h6v4h5v-4h6V4z" fill="#c59474" />
      <path d="M-26 6v-26h9V6zM17 6v-26h9V6z" fill="#a06f50" />
      <path d="M-28-20h13v4h-13zM15-20h13v4H15z" fill="#7d5339" />
      <path d="M-4 4v-8q4-5 8 0v8z" fill="#fbeecb" />
      <path d="M21-20v-11l10 3.5l-10 3.5" fill={INK.madder} stroke={INK.madder} />
    </g>
  );
}

export function Temple() {
  return (
    <g transform="translate(877 690)">
      <ellipse cx="4" cy="15" rx="40" ry="5" fill="#3a2a10" fillOpacity=".16" />
      <path d="M-34 14h68V8h-68zM-27 8h54V2h-54zM-20 2h40v-6h-40z" fill="#e0bd98" />
      <path d="M-34 14h68M-27 8h54M-20 2h40" stroke="#b08560" />
      <path d="M0-40l2 4q10 12 10 32h-24q0-20 10-32z" fill="#cfa483" />
      <path d="M0-40l2 4q10 12 10 32H0z" fill="#ad8162" />
      <path d="M-9-16H9M-7-24H7M-10.5-9h21" stroke="#fbeecb" strokeWidth="1.5" />
      <path d="M-4 2v-7q4-5 8 0v7z" fill="#7d5339" />
      <path d="M0-46v7" stroke={INK.gold} strokeWidth="2" />
    </g>
  );
}

export function Cow() {
  return (
    <g transform="translate(742 446)">
      <ellipse cx="4" cy="14" rx="18" ry="3" fill="#3a2a10" fillOpacity=".16" />
      <path
        d="M-14 6q0-12 12-12h12q8 0 8 8v11h-4V6H-2v7h-4V7z"
        fill="#f6ecd8"
        stroke="#a58a62"
        strokeLinejoin="round"
      />
      <path d="M16-4q8-6 11 0q2 6-6 7z" fill="#f6ecd8" stroke="#a58a62" />
      <path d="M20-7q-2-6 2-8M25-6q2-5 5-5M-14 0q-4 4-3 10" stroke="#7a5b2e" strokeWidth="1.5" fill="none" />
      <path d="M0-6q4 5 8 0z" fill="#a8392e" />
    </g>
  );
}

const EYES = [
  [-10, -8],
  [-4, -15],
  [3, -13],
  [6, -5],
  [-3, -4],
] as const;

export function Peacock() {
  return (
    <g transform="translate(360 476)">
      <ellipse cx="2" cy="12" rx="18" ry="3" fill="#3a2a10" fillOpacity=".16" />
      <path d="M-18 8q-10-26 14-32q22 4 16 32z" fill="#3d8b70" />
      <path d="M-14 6q-6-20 10-26q16 4 12 26z" fill="#5fae92" />
      {EYES.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="2.6" fill="#e9b92f" />
          <circle cx={x} cy={y} r="1.2" fill="#232c55" />
        </g>
      ))}
      <path d="M-6 10q0-10 8-10q4-8 10-8q5 1 3 5l-5 1q0 12-16 12z" fill="#2f5fae" />
      <path d="M15-4l5 1l-5 2" fill="#dd9427" />
      <path d="M12-8l-1-5M14-8l1-5" stroke="#2f5fae" />
      <circle cx="12" cy="-5" r=".9" fill="#fff" />
    </g>
  );
}

export function Compass() {
  return (
    <g transform="translate(64 772)">
      <circle r="27" fill="#fff8e6" fillOpacity=".78" stroke={INK.gold} strokeWidth="1.4" />
      <circle r="22" fill="none" stroke={INK.gold} strokeWidth=".7" strokeDasharray="1 2.8" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle})`}
          d={angle % 90 ? 'M0-15L3.5-4L0 0L-3.5-4Z' : 'M0-24L4-5L0 0L-4-5Z'}
          fill={angle === 0 ? INK.indigo : angle % 90 ? INK.gold : INK.madder}
        />
      ))}
      <circle r="3.6" fill="#fff" stroke={INK.gold} />
    </g>
  );
}
