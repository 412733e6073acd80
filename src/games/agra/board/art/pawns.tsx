/** The pieces that walk over the city and the farm, and the boat on the river. */
import { memo } from 'react';
import type { SeatFace } from '../../../../ui/contract.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import { pictures } from '../../../../ui/pictures.ts';
import { SeatMark } from '../../../../ui/SeatBadge.tsx';
import { Shape } from '../../../../ui/shapes.tsx';
import { INK } from './ink.ts';

interface Sized {
  readonly size?: number;
}

const PAWNS = {
  merchant: (
    <>
      <ellipse cx="1" rx="12" ry="2.600" fill="#3a2a10" fillOpacity=".28" />
      <path d="M-10 0c0-11 3-17 10-17s10 6 10 17z" fill={INK.plum} />
      <path d="M0-17c7 0 10 6 10 17H3c2-6 1-13-3-17z" fill="#4d3164" />
      <path d="M-3-16l3 7 3-7z" fill={INK.ivory} />
      <circle cy="-20.500" r="5" fill={INK.skin} />
      <path d="M-6.500-21c-1-6 3-10 6.500-10s7.500 4 6.500 10c-4-3-9-3-13 0z" fill="#f0c65a" />
      <circle cy="-27" r="1.500" fill={INK.madder} />
      <path d="M8-12c5-1 8 3 7 8-1 4-8 4-9 0-1-3 0-6 2-8z" fill="#c9944a" stroke={INK.wood} />
    </>
  ),
  builder: (
    <>
      <ellipse cx="1" rx="12" ry="2.600" fill="#3a2a10" fillOpacity=".28" />
      <path d="M-10 0c0-11 3-17 10-17s10 6 10 17z" fill={INK.indigo} />
      <path d="M0-17c7 0 10 6 10 17H3c2-6 1-13-3-17z" fill="#161c3b" />
      <path d="M-8-5H8v3H-8z" fill={INK.saffron} />
      <circle cy="-20.500" r="5" fill={INK.skin} />
      <path d="M-6-21c0-6 3-9 6-9s6 3 6 9c-4-2-8-2-12 0z" fill={INK.saffron} />
      <path d="M11-2v-19" stroke={INK.wood} strokeWidth="2.200" />
      <path d="M6.500-26h10v6h-10z" fill="#7d838a" />
    </>
  ),
} as const;

const pawnOf = pictures('-16 -33 34 36', (pawn: keyof typeof PAWNS) => PAWNS[pawn]);

export function MerchantPawn({ size = 28 }: Sized) {
  return <Picture of={pawnOf('merchant')} width={size} height={size} />;
}

export function BuilderPawn({ size = 28 }: Sized) {
  return <Picture of={pawnOf('builder')} width={size} height={size} />;
}

/** A farmer in the colour of a seat, centred on the origin. */
export function FarmerMark({ face }: { readonly face: Pick<SeatFace, 'fill' | 'edge'> }) {
  return (
    <g>
      <path d="M-7.500 11.500c0-9 2.500-13 7.500-13s7.500 4 7.500 13z" fill={face.fill} stroke={face.edge} />
      <circle cy="-5.500" r="4.400" fill={INK.skin} />
      <path d="M-9-6.500H9L4.500-11h-9z" fill={face.fill} stroke={face.edge} strokeWidth=".8" />
    </g>
  );
}

const boatOf = pictures('-36 -11 58 48', (_: 'boat') => (
  <>
    <path d="M-34 20h54c-2 10-8 15-14 15h-24c-8 0-14-6-16-15z" fill="#8a5a30" />
    <path d="M-34 20h54l-1.500 4h-51z" fill={INK.madder} />
    <path d="M-8 20V-3" stroke="#5c3a17" strokeWidth="2.400" />
    <path d="M-6-4c16 4 18 14 14 22H-6z" fill={INK.ivory} />
    <path d="M-10-2c-12 5-14 12-14 19h14z" fill={INK.saffron} />
    <path d="M-8-3l9-3-9-3z" fill={INK.madder} />
  </>
));

export const Boat = memo(function Boat({ size = 56 }: Sized) {
  return <Picture of={boatOf('boat')} width={size} height={size * 0.72} />;
});

const akbarOf = pictures('-29 -78 58 78', (_: 'akbar') => (
  <>
    <path d="M-29 0v-39Q-29-57-15-62-4-68 0-78 4-68 15-62 29-57 29-39V0Z" fill={INK.indigo} />
    <path d="M-24 0c0-20 8-30 24-30S24-20 24 0z" fill={INK.madder} />
    <path d="M0-30c16 0 24 10 24 30H12C14-12 8-24 0-30z" fill="#7c241d" />
    <path d="M-9-30l9 14 9-14z" fill="#f0c65a" />
    <ellipse cy="-38" rx="9.500" ry="11" fill={INK.skin} />
    <path d="M-8-36c3 3 13 3 16 0-1 4-4 5-8 5s-7-1-8-5z" fill={INK.ink} />
    <path d="M-13-41c-2-12 6-18 13-18s15 6 13 18c-8-6-18-6-26 0z" fill={INK.ivory} />
    <path d="M0-59c3-5 7-6 10-5-2 5-5 8-9 8z" fill={INK.jade} />
    <circle cy="-50" r="2.800" fill={INK.madder} stroke="#f0c65a" />
  </>
));

/** Akbar under his arch. */
export const Akbar = memo(function Akbar({ size = 60 }: Sized) {
  return <Picture of={akbarOf('akbar')} width={size} height={size * 1.3} />;
});

type Drawn = Pick<SeatFace, 'fill' | 'edge' | 'ink' | 'shape'>;

const nameOf = ({ fill, edge, ink, shape }: Drawn) => `${fill} ${edge} ${ink} ${shape}`;

const markerOf = pictures(
  '-10 -10 20 20',
  (face: Drawn) => (
    <>
      <circle r="9" fill={face.fill} stroke={face.edge} strokeWidth="1.800" />
      <Shape shape={face.shape} r={6} fill={face.ink} />
    </>
  ),
  nameOf,
);

/** A player marker: a disc with the seat's shape. */
export const Marker = memo(function Marker({ face, size = 16 }: { readonly face: Drawn; readonly size?: number }) {
  return <Picture of={markerOf(face)} width={size} height={size} />;
});

const neutralOf = pictures('-10 -10 20 20', (_: 'neutral') => (
  <>
    <circle r="9" fill="#b8ab95" stroke="#6f675b" strokeWidth="1.800" />
    <path d="M-4.500-4.500l9 9M4.500-4.500l-9 9" stroke="#6f675b" strokeWidth="2.200" strokeLinecap="round" />
  </>
));

/** A marker of no player (AG-2.4). */
export function NeutralMarker({ size = 16 }: Sized) {
  return <Picture of={neutralOf('neutral')} width={size} height={size} />;
}

const ghostOf = pictures(
  '-10 -10 20 20',
  (face: Drawn) => (
    <g opacity=".3">
      <SeatMark face={face} />
    </g>
  ),
  nameOf,
);

/** Where nothing of a seat lies yet. */
export const GhostMark = memo(function GhostMark({ face }: { readonly face: Drawn }) {
  return <Picture of={ghostOf(face)} width={8} height={8} />;
});
