/** Camels, those who drive them, and where they rest. */
import type { PAD } from '../../data.ts';
import type { Drawing } from './ink.ts';

function Camel({ cloth = '#a8392e', trim = '#f0c968' }: { readonly cloth?: string; readonly trim?: string }) {
  return (
    <>
      <path
        d="M20 85l1-18c-6-3-6-12-2-17 4-4 8-4 11-3 2-9 6-13 10-13s6 5 8 10c2-6 5-10 9-10 5 0 8 7 9 14 3 2 5 5 5 8l5-16c0-8 4-14 12-14 5 0 8 2 9 5-2 4-6 4-9 4-3 9-4 24-12 31l-1 19h-5l-1-17H33l-3 17h-4l-1-16-1 16z"
        fill="#c9955a"
      />
      <path
        d="M57 34c5 0 8 7 9 14 3 2 5 5 5 8l5-16c0-8 4-14 12-14 5 0 8 2 9 5-2 4-6 4-9 4-3 9-4 24-12 31l-1 19h-5l-1-17H55c8-8 8-22 2-34z"
        fill="#a9743a"
      />
      <path d="M36 42c6-8 22-8 28 0l3 18c-10 5-24 5-34 0z" fill={cloth} />
      <path d="M34 56c10 4 22 4 32 0M36 48c8 3 20 3 28 0" stroke={trim} strokeWidth="1.8" fill="none" />
      <circle cx="90" cy="29" r="1.4" fill="#2b1a12" />
      <path d="M17 52c-4 4-4 10-2 14" stroke="#a9743a" strokeWidth="2.5" fill="none" />
    </>
  );
}

/** Two camels in a row, the second nearer. */
function Caravan({ cloth, trim }: { readonly cloth: string; readonly trim: string }) {
  return (
    <>
      <g transform="translate(-2 22) scale(.56)">
        <Camel cloth={cloth} trim={trim} />
      </g>
      <g transform="translate(38 30) scale(.62)">
        <Camel cloth={cloth} trim={trim} />
      </g>
      <path d="M8 82h84" stroke="#7c4f28" strokeWidth="1.5" />
    </>
  );
}

export const CARAVANS: Readonly<Record<(typeof PAD)['camels'][number], Drawing>> = {
  camel: { sky: 'dusk', art: <Camel /> },
  camel_drivers: {
    sky: 'jade',
    art: (
      <>
        <g transform="translate(22 14) scale(.78)">
          <Camel cloth="#c98f2f" trim="#7e2820" />
        </g>
        <path d="M8 90c0-16 5-25 14-25s14 9 14 25z" fill="#3d8b70" />
        <path d="M22 65c9 0 14 9 14 25H22z" fill="#2c6a55" />
        <circle cx="22" cy="57" r="7.5" fill="#c98f62" />
        <path d="M13 55c0-8 5-11 9-11s9 3 9 11c-5-3-13-3-18 0z" fill="#f0e6cf" />
        <path d="M14 52c5-4 11-5 16-3" stroke="#d3c29a" strokeWidth="1.6" fill="none" />
        <path d="M34 74c16-6 30-16 50-35" stroke="#7c4f28" strokeWidth="1.8" fill="none" />
        <path d="M38 92V60" stroke="#7c4f28" strokeWidth="2.6" strokeLinecap="round" />
      </>
    ),
  },
  caravan_arab: {
    sky: 'plum',
    art: (
      <>
        <path d="M63 12a8 8 0 1 0 6.5 11.5A6.5 6.5 0 1 1 63 12z" fill="#f5e4b0" />
        <Caravan cloth="#2c7a5c" trim="#f0c968" />
      </>
    ),
  },
  caravan_mongol: {
    sky: 'night',
    art: (
      <>
        <path d="M10 60c10-16 18-22 26-24 6 6 10 10 14 18 6-10 12-16 18-18 10 6 16 14 22 24z" fill="#3d477f" />
        <path d="M31 40l5-4 6 6-5 2zM63 39l5-3 7 6-5 1z" fill="#e6ebf5" />
        <Caravan cloth="#2a56a3" trim="#d5dae1" />
      </>
    ),
  },
  caravanserai: {
    sky: 'night',
    art: (
      <>
        <path d="M10 46h80v40H10z" fill="#c98f62" />
        <path d="M50 46h40v40H50z" fill="#a96f49" />
        <path d="M10 46v-6h7v6h5v-6h7v6h5v-6h7v6h18v-6h7v6h5v-6h7v6h5v-6h7v6z" fill="#c98f62" />
        <path d="M34 86V34h32v52z" fill="#d8a387" />
        <path d="M41 86V58c0-8 5-9 9-14 4 5 9 6 9 14v28z" fill="#f7b94a" />
        <path d="M45 86V62c0-5 3-6 5-9 2 3 5 4 5 9v24z" fill="#5b2f22" />
        <path d="M16 80V66q4-7 8 0v14zM76 80V66q4-7 8 0v14z" fill="#f7b94a" />
        <path d="M34 34c6-12 26-12 32 0z" fill="#3d8b70" />
        <path d="M50 24v-8" stroke="#e2b43a" strokeWidth="2" />
      </>
    ),
  },
};
