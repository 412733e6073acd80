/** Domes and minarets against the lattice of the night. */
const HOUSES = [
  [90, 1.2],
  [190, 2],
  [300, 1.1],
  [420, 1.5],
  [1020, 1.5],
  [1140, 1.1],
  [1250, 2],
  [1350, 1.2],
] as const;

export function Skyline() {
  return (
    <svg className="skyline" viewBox="0 0 1440 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <pattern id="start-jali" width="26" height="26" patternUnits="userSpaceOnUse">
          <path
            d="M13 0 26 13 13 26 0 13ZM9.6 13a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0"
            fill="none"
            stroke="#b98a2f"
            strokeWidth=".8"
            opacity=".5"
          />
        </pattern>
      </defs>
      <rect width="1440" height="150" fill="url(#start-jali)" opacity=".5" />
      {HOUSES.map(([x, scale]) => (
        <g key={x} transform={`translate(${x} 150) scale(${scale})`} fill="var(--night-soft)">
          <path d="M-26 0v-18h52V0zM0-46c2 5 15 10 15 22q0 5-2 8h-26q-2-3-2-8c0-12 13-17 15-22zM-32 0v-34h5V0zM27 0v-34h5V0zM-29.5-40q4 3 3 6h-6q-1-3 3-6zM29.5-40q4 3 3 6h-6q-1-3 3-6z" />
        </g>
      ))}
    </svg>
  );
}
