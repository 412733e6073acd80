/** Amul: lanterns in the arcade of a night market, and a hand of cards. */
const STARS = [
  [40, 70],
  [80, 46],
  [120, 62],
  [170, 34],
  [196, 88],
  [268, 96],
  [140, 26],
  [100, 90],
  [60, 104],
  [284, 66],
] as const;

const CARDS = [
  [80, '#a8392e', -14],
  [118, '#3d8b70', -7],
  [156, '#2f5fae', 0],
  [194, '#6d4a86', 7],
  [232, '#dd9427', 14],
] as const;

/** What each card shows, in a box from -8 to 8. */
const SIGNS = [
  'M0-8 3-2.5 8-2 4 2 5 8 0 5-5 8-4 2-8-2-3-2.5Z',
  'M-7 5Q-7-4 0-7 7-4 7 5Z',
  'M0-8 7 0 0 8-7 0Z',
  'M3-7A7.5 7.5 0 1 0 3 7A6 6 0 1 1 3-7Z',
  'M-6 6V-2L0-7 6-2V6Z',
] as const;

export function AmulPicture() {
  return (
    <>
      <rect width="310" height="250" fill="#2a3166" />
      <path d="M0 90q80-40 160-10t150-16v90H0z" fill="#3a3a72" />
      <path d="M234 44a20 20 0 1 0 13 32a17 17 0 1 1-13-32z" fill="#f8e7b4" />
      {STARS.map(([x, y], i) => (
        <circle key={x} cx={x} cy={y} r={i % 3 ? 1.2 : 1.9} fill="#fbeecb" />
      ))}
      <path d="M0 112h310v106H0z" fill="#6b4638" />
      <path d="M0 106h310v8H0z" fill="#c79a3f" />
      <path d="M0 114h310v3H0z" fill="#8a5a35" />
      {Array.from({ length: 5 }, (_, i) => {
        const x = 31 + i * 62;
        return (
          <g key={x} transform={`translate(${x} 0)`}>
            <path
              d="M-24 218v-58c0-14 10-14 14-22c4-6 8-10 10-14c2 4 6 8 10 14c4 8 14 8 14 22v58z"
              fill="#efb65a"
              stroke="#e2b857"
              strokeWidth="2"
            />
            <circle cy="146" r="20" fill="#fbe2a0" opacity=".55" />
            <path d="M0 124v13" stroke="#5a3a1c" strokeWidth="1.4" />
            <path d="M-5 137h10l2 11-3 4h-8l-3-4z" fill="#fff3c4" stroke="#a8392e" strokeWidth="1.5" />
          </g>
        );
      })}
      <path d="M0 214h310v40H0z" fill="#c99a62" />
      <path d="M0 213h310v6H0z" fill="#8a5a35" />
      {CARDS.map(([x, colour, turn], i) => (
        <g key={x} transform={`translate(${x} ${214 + Math.abs(turn) * 0.6}) rotate(${turn})`}>
          <path d="M-17 41v-58q0-12 19-20q19 8 19 20v58z" fill="#1b1020" opacity=".3" />
          <path d="M-19 38v-58q0-12 19-20q19 8 19 20v58z" fill="#fffaf0" stroke="#b98a2f" strokeWidth="1.5" />
          <path d="M-14 34v-51q0-9 14-15q14 6 14 15v51z" fill={colour} />
          <path d={SIGNS[i]} transform="translate(0 -6)" fill="#f6df95" />
          <path d="M-8 14h16M-8 20h16M-8 26h10" stroke="#fff" strokeOpacity=".7" strokeWidth="2" />
        </g>
      ))}
    </>
  );
}
