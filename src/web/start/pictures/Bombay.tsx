/** Bombay: the roads of the Deccan between two cities, trading posts, and a laden elephant on its way. */
import { Cypress, Waves } from './scene.tsx';

const ROADS =
  'M54 158Q92 128 150 148M150 148Q176 104 155 66M150 148Q214 150 262 118M150 148Q146 196 168 236M54 158Q84 206 168 236M262 118Q272 180 168 236M155 66Q84 72 54 158M155 66Q226 66 262 118';
const RIVER = 'M84 214C120 200 160 206 196 196S270 178 316 182';

function Post({
  x,
  y,
  silk,
  shade,
}: {
  readonly x: number;
  readonly y: number;
  readonly silk: string;
  readonly shade: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(.8)`}>
      <ellipse cy="20" rx="26" ry="5" fill="#3a2a10" opacity=".18" />
      <path d="M-23 20V2h46v18z" fill="#f9edd3" stroke="#8d6c3c" strokeWidth="1.3" />
      <path d="M-30 4q5 5 10 0q5 5 10 0q5 5 10 0q5 5 10 0q5 5 10 0q5 5 10 0L20-15Q0-25-20-15z" fill={silk} />
      <path d="M-10-19L-17 5M0-21V5M10-19L17 5" stroke="#fff6e0" strokeWidth="3" opacity=".85" />
      <path d="M0-21v-13l13 5-13 5" fill={shade} stroke={shade} strokeWidth="1.5" />
      <path d="M-9 20v-8q9-9 18 0v8z" fill="#8d6c3c" />
    </g>
  );
}

function Town({
  x,
  y,
  colour,
  light,
}: {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly light: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cy="2" r="29" fill="#3a2a10" opacity=".2" />
      <circle r="28" fill="#fbf3df" stroke={colour} strokeWidth="4" />
      <circle r="24" fill="#f3e3bd" stroke="#b98a2f" />
      <path d="M-23 8a24 24 0 0 0 46 0q-23-7-46 0z" fill="#b9cfa0" />
      <path d="M-16 10V-3h32v13z" fill={colour} />
      <path d="M-9-3v-7H9v7z" fill={light} />
      <path d="M0-20q6 4 7 10H-7q1-6 7-10zM-13-10q4 3 4 7h-8q0-4 4-7zM13-10q4 3 4 7H9q0-4 4-7z" fill="#e2b857" />
      <path d="M-4 10V3q4-6 8 0v7zM-13 6V1q2-3 4 0v5zM9 6V1q2-3 4 0v5z" fill="#fbeecb" />
    </g>
  );
}

export function BombayPicture() {
  return (
    <>
      <rect width="310" height="250" fill="#f3e5c3" />
      <path d="M120 60q60-30 130 10t60 120-120 70-150-40 10-120 70-40z" fill="#e7dfae" opacity=".7" />
      <path d="M0 60h14q16 30 4 60t8 60-8 80H0z" fill="#e9d6a4" />
      <path d="M0 60h8q16 30 4 60t8 60-8 80H0z" fill="#7db4bf" />
      <path d={RIVER} fill="none" stroke="#5f9aa8" strokeWidth="13" strokeLinecap="round" />
      <path d={RIVER} fill="none" stroke="#8cc2ca" strokeWidth="10" strokeLinecap="round" />
      <g transform="translate(96 110)">
        <path d="M-30 12L-18-8-12-5-2-22 8-10 14-15 30 12Z" fill="#c0a06f" />
        <path d="M-2-22 8-10 14-15 30 12H4L-1-4Z" fill="#a5834f" />
        <path d="M-30 12q8-6 15-1q8-6 16 0q8-5 14 0q8-4 15 1z" fill="#7fa98a" />
      </g>
      <g transform="translate(226 222) scale(.8)">
        <path d="M-30 12L-18-8-12-5-2-22 8-10 14-15 30 12Z" fill="#c0a06f" />
        <path d="M-2-22 8-10 14-15 30 12H4L-1-4Z" fill="#a5834f" />
        <path d="M-30 12q8-6 15-1q8-6 16 0q8-5 14 0q8-4 15 1z" fill="#7fa98a" />
      </g>
      <g fill="none" strokeLinecap="round">
        <path d={ROADS} stroke="#a57e45" strokeWidth="9" />
        <path d={ROADS} stroke="#f7e9c6" strokeWidth="6.5" />
        <path d={ROADS} stroke="#c39b5f" strokeWidth="1.2" strokeDasharray="2 5" />
      </g>
      <path d="M158 196l13 4-2 8-13-4z" fill="#ecd2a9" stroke="#a8734a" strokeWidth="1.5" />
      <Town x={262} y={116} colour="#3d8b70" light="#5aa68b" />
      <Town x={155} y={68} colour="#a8392e" light="#c4594b" />
      <Town x={54} y={160} colour="#2f5fae" light="#4e7fc6" />
      <Post x={100} y={212} silk="#e9b92f" shade="#a87708" />
      <Post x={236} y={186} silk="#dd7430" shade="#a04710" />
      {[
        [112, 166],
        [206, 108],
        [196, 236],
        [290, 168],
        [84, 96],
        [222, 84],
      ].map(([x = 0, y = 0]) => (
        <Cypress key={x} x={x} y={y} scale={0.8} />
      ))}
      <g transform="translate(112 116) scale(1.32)">
        <ellipse cx="33" cy="51" rx="26" ry="3.5" fill="#3a2a10" opacity=".25" />
        <path
          d="M6 26c0-9 8-15 19-15 6 0 10 1 13 3 2-5 7-8 12-7 7 1 10 7 10 14 0 7-2 12-2 18 0 4 2 6 4 5 1 0 1 2-1 3-4 2-8-1-8-7 0-4 0-7-1-9-2 3-5 4-8 4v14c0 1-1 2-2 2h-6c-1 0-2-1-2-2v-9H20v9c0 1-1 2-2 2h-6c-1 0-2-1-2-2V36c-2-2-4-6-4-10z"
          fill="#35303d"
          stroke="#fffaf0"
          strokeWidth="1.6"
          paintOrder="stroke"
        />
        <path d="M39 15c4 0 7 4 7 9 0 4-3 7-6 7-4 0-6-4-6-8s2-8 5-8z" fill="#14111a" opacity=".75" />
        <path d="M13 12c6-2.5 16-2.5 22 1l-2 15c-6 2-13 2-18 0z" fill="#a8392e" />
        <path
          d="M13 12c6-2.5 16-2.5 22 1l-.4 3c-6-3-15-3-21.2-1zM15 25.5c5 1.5 12 1.5 18.3 0l-.3 2.5c-6 2-13 2-18 0z"
          fill="#e2b857"
        />
        <circle cx="51" cy="17" r="1.6" fill="#fff" />
        <path d="M52 25c1 4 0 7-3 9 4 0 7-3 6-8z" fill="#fffaf0" />
        <rect x="8" y="1" width="17" height="13" rx="5" fill="#3471b8" stroke="#1f4c85" />
        <path d="M11 6q2.5-2.5 5.5 0t5.5 0M11 10q2.5-2.5 5.5 0t5.5 0" stroke="#eaf3fb" strokeWidth="1.5" fill="none" />
        <rect x="24" y="0" width="17" height="13" rx="5" fill="#dd7430" stroke="#a04710" />
        <path d="M32.5 2.5c2 2.5 3.2 3.6 3.2 5.4a3.2 3.2 0 0 1-6.4 0c0-1.8 1.8-2.4 3.2-5.4z" fill="#fff0df" />
      </g>
      <Waves
        at={[
          [10, 110],
          [12, 200],
        ]}
      />
    </>
  );
}
