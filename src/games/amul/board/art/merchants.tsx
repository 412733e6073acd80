/** Merchants, and the contract that they sign. */
import type { PAD } from '../../data.ts';
import type { Drawing } from './ink.ts';
import { bale, HATS, Person, purse } from './Person.tsx';

export const MERCHANTS: Readonly<Record<(typeof PAD)['merchants'][number], Drawing>> = {
  merchant_arab: {
    sky: 'plum',
    art: (
      <Person
        robe={['#3d8b70', '#2c6a55']}
        hat={HATS.turban}
        beard="#3a2a22"
        with={
          <>
            {bale('#c98f2f')}
            {purse}
          </>
        }
      />
    ),
  },
  merchant_mongol: {
    sky: 'night',
    art: (
      <Person
        robe={['#2f5fae', '#234a8a']}
        skin="#d9a878"
        hat={HATS.mongol}
        hatCloth={['#c8452f', '#98301f']}
        with={bale('#8b5bb0')}
      />
    ),
  },
  contract: {
    sky: 'plum',
    art: (
      <>
        <path d="M26 26h48v50H26z" fill="#f7ecd0" />
        <path d="M56 26h18v50H56z" fill="#e6d5ab" />
        <rect x="20" y="20" width="60" height="9" rx="4.5" fill="#c79a3f" />
        <rect x="20" y="74" width="60" height="9" rx="4.5" fill="#c79a3f" />
        <path d="M34 38h32M34 45h26M34 52h30M34 59h16" stroke="#6b5531" strokeWidth="2" />
        <circle cx="64" cy="64" r="9" fill="#a8392e" />
        <circle cx="64" cy="64" r="5.5" fill="none" stroke="#f2b8a8" strokeWidth="1.3" />
        <path d="M60 72l-3 12 7-4 7 4-3-12z" fill="#8d2c25" />
      </>
    ),
  },
  spice_supplier: {
    sky: 'jade',
    art: (
      <Person
        robe={['#c9772c', '#9c551a']}
        hat={HATS.turban}
        hatCloth={['#7d9440', '#5c702a']}
        beard="#8d8378"
        with={
          <>
            <path d="M62 70c-6 8-6 20 10 20s16-12 10-20l2-4H60z" fill="#c9ae7b" />
            <path d="M72 66h12l-2 4c6 8 6 20-10 20 8-6 8-16 4-20z" fill="#a98f5c" />
            <path d="M60 68h24" stroke="#7c4f28" strokeWidth="2" />
            <path d="M64 66c2-8 6-10 8-12 2 2 6 4 8 12z" fill="#c9532c" />
          </>
        }
      />
    ),
  },
  smuggler: {
    sky: 'night',
    art: (
      <Person
        robe={['#4a4038', '#332b25']}
        hat={HATS.hood}
        hatCloth={['#5f5347', '#443a31']}
        beard="#2b2430"
        with={
          <>
            <path d="M60 72h28v18H60z" fill="#8a5a35" />
            <path d="M74 72h14v18H74z" fill="#6b4226" />
            <path d="M58 68h32v5H58z" fill="#a87446" />
            <path d="M63 68c2-6 6-7 11-7s9 1 11 7z" fill="#e2b43a" />
            <path d="M68 62.5l3 2M76 61.5l2 3" stroke="#fff4c8" strokeWidth="1.6" />
          </>
        }
      />
    ),
  },
  goldsmith: {
    sky: 'dusk',
    art: (
      <Person
        robe={['#8a4b2a', '#65351b']}
        hat={HATS.cap}
        hatCloth={['#3d8b70', '#2c6a55']}
        beard="#3a2a22"
        with={
          <>
            <path d="M60 82h28v8H60z" fill="#5a5f68" />
            <path d="M64 76h20l6 6H58z" fill="#7d848d" />
            <circle cx="74" cy="72" r="6" fill="none" stroke="#e2b43a" strokeWidth="3" />
            <path d="M74 60l4 4-4 5-4-5z" fill="#c2385a" />
            <path d="M82 66l10-10M88 50l8 8-4 4-8-8z" stroke="#7c4f28" strokeWidth="2.4" fill="#9aa0a8" />
          </>
        }
      />
    ),
  },
  spice_seller: {
    sky: 'plum',
    art: (
      <Person
        robe={['#d9a825', '#a87c12']}
        skin="#b97d50"
        hat={HATS.veil}
        hatCloth={['#c9532c', '#9f3a1c']}
        with={
          <>
            <path d="M30 78h42l-4 11H34z" fill="#8a5a35" />
            <path d="M30 78h42l-1 3H31z" fill="#b07a4b" />
            <path d="M33 78c1-7 4-10 7-12 3 2 6 5 7 12z" fill="#e0a02a" />
            <path d="M45 78c1-7 4-10 7-12 3 2 6 5 7 12z" fill="#c9532c" />
            <path d="M57 78c1-6 3-9 6-11 3 2 5 5 6 11z" fill="#7d9440" />
          </>
        }
      />
    ),
  },
  jeweller: {
    sky: 'jade',
    art: (
      <Person
        robe={['#6d4a86', '#4f3365']}
        hat={HATS.cap}
        hatCloth={['#dd9427', '#a8680f']}
        beard="#e9e4da"
        with={
          <>
            <path d="M70 66h16l6 8-14 16-14-16z" fill="#c2385a" />
            <path d="M78 66h8l6 8-14 16z" fill="#93233f" />
            <circle cx="54.7" cy="41" r="5" fill="none" stroke="#e2b43a" strokeWidth="1.6" />
          </>
        }
      />
    ),
  },
  peddler: {
    sky: 'dusk',
    art: (
      <Person
        robe={['#56744a', '#3d5534']}
        hat={HATS.felt}
        hatCloth={['#c98f2f', '#9c6c1c']}
        beard="#8a5a35"
        behind={
          <>
            <path d="M20 42h60v40H20z" fill="#8a5a35" />
            <path d="M50 42h30v40H50z" fill="#6b4226" />
            <path d="M24 46h14v8H24zM62 46h14v8H62z" fill="#f0c968" />
            <path d="M26 42c0-8 8-8 8 0M66 42c0-10 8-10 8 0" stroke="#c3c9d2" strokeWidth="3" fill="none" />
          </>
        }
        with={
          <>
            <path d="M38 58l4 34M62 58l-4 34" stroke="#4a2f1c" strokeWidth="2.6" />
            <path d="M70 72c0-5 3-7 7-7s7 2 7 7l-2 6c-3 2-7 2-10 0z" fill="#e2b43a" />
            <path d="M69 80h16l-2 8H71z" fill="#b98a2f" />
          </>
        }
      />
    ),
  },
};
