/** A trading post: a tent in the colour of its silk while it is open; grey and boarded when closed; a worn camp out of use. */
import { memo } from 'react';
import type { Silk } from '../../data.ts';
import { BaleMark } from './Bale.tsx';
import { INK, SILK_INK } from './ink.ts';

const AWNING = 'M-31 4Q-26 10-20.7 4Q-15.5 10-10.3 4Q-5 10 0 4Q5 10 10.3 4Q15.5 10 20.7 4Q26 10 31 4L20-15Q0-25-20-15z';

export const OpenPost = memo(function OpenPost({ silk }: { silk: Silk }) {
  const { fill, edge } = SILK_INK[silk];
  return (
    <g>
      <ellipse cx="3" cy="22" rx="32" ry="6" fill="#3a2a10" fillOpacity=".22" />
      <path d="M-24 21V2h48v19z" fill="#f9edd3" stroke={INK.wood} strokeWidth="1.3" />
      <path d="M9 3h15v18H9z" fill="#e2c894" fillOpacity=".6" />
      <path d="M-10 21v-9q10-10 20 0v9z" fill="#6d4f29" />
      <path d={AWNING} fill={fill} stroke={edge} strokeWidth="1" />
      <path
        d="M-10.3 4L-7-19.4Q-3.5-20.8 0-20.9V4Q-5 10-10.3 4zM10.3 4L9-19Q15-17 20-15L20.7 4Q15.5 10 10.3 4zM-20.7 4L-16-16.8L-20-15L-31 4Q-26 10-20.7 4z"
        fill="#fff6e0"
        fillOpacity=".88"
      />
      <path d="M0-21v-14" stroke={INK.wood} strokeWidth="1.6" />
      <path d="M.5-35q7 1 14 5q-7 3-14 4z" fill={edge} />
      <BaleMark silk={silk} x={-15} y={7} w={30} />
    </g>
  );
});

export const ClosedPost = memo(function ClosedPost({ silk, closed }: { silk: Silk; closed: string }) {
  return (
    <g>
      <ellipse cx="3" cy="22" rx="32" ry="6" fill="#3a2a10" fillOpacity=".18" />
      <path d="M-24 21V2h48v19z" fill="#e1d9c8" stroke="#8f8574" strokeWidth="1.3" />
      <path d={AWNING} fill="#b7ab98" stroke="#8f8574" />
      <path
        d="M-10.3 4L-7-19.4Q-3.5-20.8 0-20.9V4Q-5 10-10.3 4zM10.3 4L9-19Q15-17 20-15L20.7 4Q15.5 10 10.3 4zM-20.7 4L-16-16.8L-20-15L-31 4Q-26 10-20.7 4z"
        fill="#e6dfd1"
      />
      <path d="M-11 21V9h22v12z" fill="#8f8574" />
      <path d="M-13 9.5l26 3.5M-13 15.5l26-3M-13 18l26 2" stroke="#c5bba9" strokeWidth="3.2" strokeLinecap="round" />
      <g transform="translate(0 -10)" opacity=".95">
        <circle r="9.5" fill="#f4eee1" stroke="#8f8574" />
        <BaleMark silk={silk} x={-8} y={-6.4} w={16} />
      </g>
      <Ribbon text={closed} />
    </g>
  );
});

export const IdlePost = memo(function IdlePost({ deserted }: { deserted: string }) {
  return (
    <g>
      <ellipse cx="0" cy="18" rx="30" ry="8" fill="#d8c08d" stroke="#b59a66" strokeDasharray="3 3" />
      <path d="M-16 17L-4-12l4 3L4-11L17 17" fill="#d9cdb4" stroke="#a5957a" strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M-6 17Q-1 0 0-9Q5 4 9 17z" fill="#bfb298" />
      <path d="M-7-16L3-6M6-15L-3-6" stroke="#8f7a55" strokeWidth="2" strokeLinecap="round" />
      <path d="M16 19l7-3M17 16l6 4" stroke="#8f7a55" strokeWidth="2.2" strokeLinecap="round" />
      <Ribbon text={deserted} />
    </g>
  );
});

/** A small label under a place. */
function Ribbon({ text }: { text: string }) {
  const width = text.length * 7 + 18;
  return (
    <g transform="translate(0 32)">
      <rect x={-width / 2} y="-9" width={width} height="18" rx="9" fill="#f4eee1" stroke="#8f8574" />
      <text y="4.5" textAnchor="middle" fontFamily="var(--body)" fontSize="13" fontWeight="600" fill="#544d42">
        {text}
      </text>
    </g>
  );
}
