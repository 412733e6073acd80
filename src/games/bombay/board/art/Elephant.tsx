/** A merchant's elephant in its seat's colour and with its seat's shape, and what it carries. */
import { memo } from 'react';
import type { SeatFace } from '../../../../ui/contract.ts';
import { SeatMark } from '../../../../ui/SeatBadge.tsx';
import type { Silk } from '../../data.ts';
import { BaleMark } from './Bale.tsx';

const BODY =
  'M6 26c0-9 8-15 19-15 6 0 10 1 13 3 2-5 7-8 12-7 7 1 10 7 10 14 0 7-2 12-2 18 0 4 2 6 4 5 1 0 1 2-1 3-4 2-8-1-8-7 0-4 0-7-1-9-2 3-5 4-8 4v14c0 1-1 2-2 2h-6c-1 0-2-1-2-2v-9H20v9c0 1-1 2-2 2h-6c-1 0-2-1-2-2V36c-2-2-4-6-4-10z';

export const ElephantMark = memo(function ElephantMark({
  face,
  load,
  w = 50,
  badge = true,
}: {
  face: SeatFace;
  load: readonly Silk[];
  w?: number;
  badge?: boolean;
}) {
  const [one, two] = load;
  return (
    <g transform={`scale(${w / 64}) translate(-32 -30)`}>
      <ellipse cx="31" cy="52" rx="27" ry="4.5" fill="#3a2a10" fillOpacity=".28" />
      <path d={BODY} fill={face.edge} stroke="#fffaf0" strokeWidth="3" strokeLinejoin="round" />
      <path d={BODY} fill={face.fill} />
      <path d="M8 22c2-6 8-9.5 16-9.8 6 0 9 .8 12 2.3-10-.8-21-.5-28 7.5z" fill="#fff" fillOpacity=".22" />
      <path
        d="M10 40V36c-2-2-4-6-4-10 3 8 9 9 22 9 7 0 11-1 14-4v9h-6v-6c-5 2-10 2-16 1v9h-2v-7z"
        fill={face.edge}
        fillOpacity=".4"
      />
      <path
        d="M39 14.5c4.5 0 7.5 4.5 7.5 9.5 0 4.5-3 7.5-6.5 7.5-4.5 0-6.5-4-6.5-8.5s2-8.5 5.5-8.5z"
        fill={face.edge}
        fillOpacity=".75"
      />
      <path d="M13 12c6-2.5 16-2.5 22 1l-2 15c-6 2-13 2-18 0z" fill="#a8392e" />
      <path
        d="M13 12c6-2.5 16-2.5 22 1l-.4 3c-6-3-15-3-21.2-1zM15 25.5c5 1.5 12 1.5 18.3 0l-.3 2.5c-6 2-13 2-18 0z"
        fill="#e2b857"
      />
      <circle cx="24" cy="20.5" r="2.8" fill="#e2b857" />
      <path d="M12 47h6v2h-6zM34 47h6v2h-6z" fill="#fffaf0" fillOpacity=".55" />
      <circle cx="51" cy="17" r="1.7" fill="#fff" />
      <circle cx="51.4" cy="17" r=".9" fill="#14111a" />
      <path d="M52 25c1 4 0 7-3 9 4 0 7-3 6-8z" fill="#fffaf0" />
      <path d="M7 25c-3 3-4 8-2 12" fill="none" stroke={face.edge} strokeWidth="2" strokeLinecap="round" />
      {one && <BaleMark silk={one} x={4} y={-6} w={23} />}
      {two && <BaleMark silk={two} x={22} y={-6} w={23} />}
      {badge && <SeatMark face={face} x={8} y={46} r={10.5} />}
    </g>
  );
});
