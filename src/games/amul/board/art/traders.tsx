/** The Traders of the bazaar, each from another country, with a bale of what it deals in. */
import type { PAD } from '../../data.ts';
import type { Drawing } from './ink.ts';
import { bale, HATS, Person } from './Person.tsx';

export const TRADERS: Readonly<Record<(typeof PAD)['bazaar'][number], Drawing>> = {
  trader_babylonian: {
    sky: 'dusk',
    art: (
      <Person
        robe={['#2f5fae', '#234a8a']}
        hat={HATS.felt}
        hatCloth={['#e2b43a', '#b98a2f']}
        beard="#2b2430"
        with={bale('#c9532c')}
      />
    ),
  },
  trader_persian: {
    sky: 'plum',
    art: (
      <Person
        robe={['#a8392e', '#7e2820']}
        hat={HATS.turban}
        hatCloth={['#2f9a86', '#1e6f60']}
        beard="#5b3d29"
        with={bale('#a8392e', '#f0c968')}
      />
    ),
  },
  trader_chinese: {
    sky: 'night',
    art: (
      <Person
        robe={['#c8452f', '#98301f']}
        skin="#e0b488"
        hat={HATS.cap}
        hatCloth={['#2b2430', '#4a3b55']}
        with={bale('#f5f2ea', '#2f5fae')}
      />
    ),
  },
  trader_indian: {
    sky: 'jade',
    art: (
      <Person
        robe={['#e8a33a', '#c07d1b']}
        skin="#a86d43"
        hat={HATS.turban}
        hatCloth={['#c2385a', '#93233f']}
        beard="#2b2430"
        with={bale('#2f9a86')}
      />
    ),
  },
  trader_venetian: {
    sky: 'night',
    art: (
      <Person
        robe={['#4a2f66', '#33204a']}
        skin="#e0b488"
        hat={HATS.beret}
        hatCloth={['#a8392e', '#7e2820']}
        beard="#8a5a35"
        with={bale('#8b5bb0')}
      />
    ),
  },
  trader_nubian: {
    sky: 'dusk',
    art: (
      <Person
        robe={['#f0e6cf', '#d3c29a']}
        skin="#6b4226"
        hat={HATS.turban}
        hatCloth={['#dd9427', '#a8680f']}
        with={bale('#f4ead2', '#b98a2f')}
      />
    ),
  },
  trader_bactrian: {
    sky: 'plum',
    art: (
      <Person
        robe={['#5a7a8c', '#42596a']}
        skin="#d9a878"
        hat={HATS.mongol}
        hatCloth={['#c9ae7b', '#a98f5c']}
        beard="#7a4f2a"
        with={
          <>
            {bale('#c2385a', '#f3a3b5')}
            <path d="M24 92c2-16 6-24 14-30l4 6c-6 6-9 14-10 24z" fill="#8a6a4a" />
          </>
        }
      />
    ),
  },
  trader_byzantine: {
    sky: 'jade',
    art: (
      <Person
        robe={['#5b2a6b', '#421d4e']}
        skin="#e0b488"
        hat={HATS.crown}
        hatCloth={['#a8392e', '#7e2820']}
        beard="#3a2a22"
        with={
          <>
            {bale('#2a2020', '#c99a35')}
            <path d="M50 66v26M44 72h12" stroke="#f0c968" strokeWidth="2.6" />
          </>
        }
      />
    ),
  },
  trader_tea: {
    sky: 'jade',
    art: (
      <Person
        robe={['#3f7d4e', '#2c5c38']}
        skin="#e0b488"
        hat={HATS.felt}
        hatCloth={['#d9c48c', '#b59f66']}
        beard="#e9e4da"
        with={
          <>
            {bale('#6b4a2a', '#d9c48c')}
            <path d="M77 72c0-8 4-12 10-13 0 7-4 12-10 13zM77 72c-6-1-9-5-9-11 6 1 9 5 9 11z" fill="#86c06e" />
          </>
        }
      />
    ),
  },
};
