/** Precious things, and the two tents of the palace. */
import type { PAD } from '../../data.ts';
import type { Drawing } from './ink.ts';

export const OBJECTS: Readonly<Record<(typeof PAD)['objects'][number], Drawing>> = {
  sabre_mongol: {
    sky: 'night',
    art: (
      <>
        <path d="M78 18C60 26 36 44 24 70l5 4C44 52 60 36 78 18z" fill="#e4e8ee" />
        <path d="M78 18C62 34 46 52 31 75.5L29 74C44 52 60 36 78 18z" fill="#9aa0a8" />
        <path d="M18 64l16 12-4 6-16-12z" fill="#5d8fd0" />
        <path d="M22 74l-9 13 6 4 9-13z" fill="#4a2f1c" />
        <circle cx="15" cy="89" r="4" fill="#e2b43a" />
        <path d="M60 60h26l-4 26H64z" fill="#2a56a3" />
        <path d="M73 60h13l-4 26h-9z" fill="#1f4380" />
        <path d="M65 82c0-9 4-13 8-13s8 4 8 13z" fill="#f3e7cc" />
        <path d="M60 60h26l-.6 4H60.6z" fill="#e2b43a" />
      </>
    ),
  },
  sabre_arab: {
    sky: 'dusk',
    art: (
      <>
        <path d="M20 22c28 4 50 22 58 46l-5 3C60 50 42 36 20 22z" fill="#e4e8ee" />
        <path d="M20 22c22 12 40 28 53 49l2.5-1.5C64 46 46 30 20 22z" fill="#9aa0a8" />
        <path d="M66 72l16-10 4 6-16 10z" fill="#e2b43a" />
        <path d="M78 72l10 14-6 4-9-14z" fill="#6b3d22" />
        <path d="M14 54c10-2 22 4 28 14 4 8 2 16-2 20-4-14-14-26-26-34z" fill="#2c7a5c" />
        <path d="M14 54c14 6 24 18 28 14 4 8 2 16-2 20-4-14-14-26-26-34z" fill="#1f5a43" />
        <path d="M29 64a6.5 6.5 0 1 0 5 9 5.2 5.2 0 1 1-5-9z" fill="#f5e4b0" />
      </>
    ),
  },
  lamp: {
    sky: 'plum',
    art: (
      <>
        <path d="M14 62c12 2 14-8 26-8h28c12 0 12 8 10 14-4 10-16 14-28 14S20 76 14 62z" fill="#e2b43a" />
        <path d="M54 54h14c12 0 12 8 10 14-4 10-16 14-28 14 8-8 8-20 4-28z" fill="#b98a2f" />
        <path d="M42 54c0-8 5-11 12-11s12 3 12 11z" fill="#c99a35" />
        <circle cx="54" cy="41" r="3" fill="#e8c05a" />
        <path d="M77 60c14-6 16 12 0 14" stroke="#b98a2f" strokeWidth="4" fill="none" />
        <path d="M40 84h22l4 5H36z" fill="#9c7424" />
        <path d="M14 60c-8-8-3-16 0-24 5 8 8 14 2 24z" fill="#f7a531" />
        <path d="M14 58c-4-4-2-9 0-13 3 4 4 8 1 13z" fill="#fff0b0" />
        <circle cx="14" cy="48" r="15" fill="#ffd36b" fillOpacity=".25" />
      </>
    ),
  },
  relic_mongol: {
    sky: 'plum',
    art: (
      <>
        <path d="M32 84h36l5 6H27z" fill="#4d6a9c" />
        <path d="M46 64h8v20h-8z" fill="#b9c0c9" />
        <path d="M22 30h56v34q-28 12-56 0z" fill="#d5dae1" />
        <path d="M50 30h28v34q-14 6-28 6z" fill="#aeb5bf" />
        <path d="M28 36h44v24q-22 8-44 0z" fill="#2a56a3" />
        <path d="M34 58c0-12 7-17 16-17s16 5 16 17q-16 4-32 0z" fill="#f5e4b0" />
        <path d="M46 60v-8q4-4 8 0v8zM50 33v9" fill="#2a56a3" stroke="#f5e4b0" strokeWidth="2" />
        <path d="M22 30q14-12 28-6 14-6 28 6z" fill="#8f97a3" />
      </>
    ),
  },
  relic_arab: {
    sky: 'night',
    art: (
      <>
        <path d="M34 84h32l4 6H30z" fill="#b98a2f" />
        <path d="M46 66h8v18h-8z" fill="#e2b43a" />
        <circle cx="50" cy="46" r="23" fill="#e2b43a" />
        <path d="M50 23a23 23 0 0 1 0 46z" fill="#b98a2f" />
        <circle cx="50" cy="46" r="15" fill="#232c55" />
        <path d="M55 36a11 11 0 1 0 4 17 9 9 0 1 1-4-17z" fill="#f5e4b0" />
      </>
    ),
  },
  medallion: {
    sky: 'jade',
    art: (
      <>
        <path d="M26 16c4 18 12 26 24 30 12-4 20-12 24-30" fill="none" stroke="#a8392e" strokeWidth="6" />
        <path d="M50 46c12-4 20-12 24-30" fill="none" stroke="#7e2820" strokeWidth="6" />
        <circle cx="50" cy="62" r="22" fill="#e2b43a" />
        <path d="M50 40a22 22 0 0 1 0 44z" fill="#b98a2f" />
        <circle cx="50" cy="62" r="16" fill="#f0cf6e" />
        <path d="M50 46a16 16 0 0 1 0 32z" fill="#d6ab43" />
        <path d="M50 49l3.5 9 9.5.6-7.4 6 2.5 9.2L50 68.6l-8.1 5.2 2.5-9.2-7.4-6 9.5-.6z" fill="#a8392e" />
        <circle cx="50" cy="62" r="19" fill="none" stroke="#8f6a17" strokeWidth="1.4" strokeDasharray="2.4 3.2" />
        <circle cx="50" cy="41" r="4" fill="#b98a2f" />
      </>
    ),
  },
  tent: {
    sky: 'dusk',
    art: (
      <>
        <path d="M50 22L90 84H10z" fill="#efe3ca" />
        <path d="M50 22L90 84H62z" fill="#d3bf95" />
        <path d="M50 22l-8 62H26zM50 22l10 62h14z" fill="#a8392e" />
        <path d="M50 50l10 34H40z" fill="#2b2430" />
        <path d="M50 10v14M50 10l12 4-12 4z" stroke="#7c4f28" strokeWidth="1.5" fill="#3d8b70" />
      </>
    ),
  },
  yurt: {
    sky: 'night',
    art: (
      <>
        <path d="M16 54c4-18 20-24 34-24s30 6 34 24z" fill="#efe3ca" />
        <path d="M50 30c14 0 30 6 34 24H56z" fill="#d3bf95" />
        <path d="M18 54h64v30H18z" fill="#e3cfa6" />
        <path d="M52 54h30v30H52z" fill="#c9ae7b" />
        <path d="M42 60h16v24H42z" fill="#a8392e" stroke="#6b2018" strokeWidth="1.5" />
        <path d="M16 54h68v5H16z" fill="#2f5fae" />
        <path d="M20 57h3m5 0h3m5 0h3m5 0h3m5 0h3m5 0h3m5 0h3m5 0h3" stroke="#f0c968" strokeWidth="2" />
        <path d="M44 30c0-4 12-4 12 0z" fill="#7c4f28" />
        <path d="M52 27c4-6-3-9 2-16" stroke="#fff8" strokeWidth="2.5" fill="none" />
      </>
    ),
  },
};
