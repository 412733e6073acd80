/** Everybody else who comes to Amul. */
import type { PAD } from '../../data.ts';
import type { Drawing } from './ink.ts';
import { HATS, mask, Person } from './Person.tsx';

const scroll = (turn: number) => (
  <g transform={`rotate(${turn} 77 62)`}>
    <rect x="66" y="58" width="22" height="8" rx="4" fill="#c79a3f" />
    <rect x="70" y="58" width="14" height="8" fill="#f7ecd0" />
  </g>
);
const glass = (
  <>
    <circle cx="76" cy="66" r="9" fill="#bfe0f0" stroke="#e2b43a" strokeWidth="2.5" />
    <path d="M82 73l8 11" stroke="#e2b43a" strokeWidth="3" />
  </>
);

export const CHARACTERS: Readonly<Record<(typeof PAD)['characters'][number], Drawing>> = {
  vagabond: {
    sky: 'night',
    art: (
      <Person
        robe={['#7c6a4a', '#5c4d33']}
        hat={HATS.hood}
        hatCloth={['#94805a', '#6f5f40']}
        beard="#b5a48a"
        with={
          <>
            <path d="M82 22v70" stroke="#7c4f28" strokeWidth="3.5" />
            <path d="M74 24c0-8 16-8 16 2l-2 10c-4 4-10 2-12-2z" fill="#a8392e" />
          </>
        }
      />
    ),
  },
  thief: {
    sky: 'night',
    art: (
      <Person
        robe={['#2b2430', '#1a151e']}
        hat={HATS.hood}
        hatCloth={['#463a52', '#2f2638']}
        with={
          <>
            {mask('#5b4a6a')}
            <path d="M62 72c-4 8-2 18 12 18s16-10 12-18l2-5H60z" fill="#8a6a3a" />
            <path d="M60 70h28" stroke="#3a2a14" strokeWidth="2.4" />
            <circle cx="70" cy="66" r="4" fill="#e2b43a" />
            <path d="M78 68l3-7 3 7z" fill="#c2385a" />
          </>
        }
      />
    ),
  },
  diplomat: {
    sky: 'dusk',
    art: (
      <Person
        robe={['#2f6a8f', '#204c68']}
        hat={HATS.turban}
        hatCloth={['#f5efe0', '#c9b98e']}
        beard="#8d8378"
        with={scroll(-24)}
      />
    ),
  },
  emissary: {
    sky: 'jade',
    art: (
      <Person
        robe={['#b5342b', '#7c1f1a']}
        hat={HATS.cap}
        hatCloth={['#2a56a3', '#1f4380']}
        with={
          <>
            <path d="M34 62l32 30" stroke="#2c7a5c" strokeWidth="5" />
            <path d="M30 68l26 24" stroke="#f0c968" strokeWidth="1.4" />
            {scroll(20)}
            <path d="M22 40v52" stroke="#7c4f28" strokeWidth="2.6" />
            <path d="M22 40c-8-2-10 6-14 4 2 8 8 10 14 8z" fill="#f0c968" />
          </>
        }
      />
    ),
  },
  tax_collector: {
    sky: 'plum',
    art: (
      <Person
        robe={['#3d4a3a', '#2a3428']}
        hat={HATS.turban}
        hatCloth={['#a8392e', '#7e2820']}
        beard="#3a2a22"
        with={
          <>
            <path d="M58 78h32l-3 12H61z" fill="#8a5a35" />
            <path d="M74 78h16l-3 12H74z" fill="#6b4226" />
            <g fill="#e2b43a" stroke="#8f6a17" strokeWidth="1">
              <ellipse cx="66" cy="77" rx="6" ry="2.6" />
              <ellipse cx="80" cy="77" rx="6" ry="2.6" />
              <ellipse cx="73" cy="74" rx="6" ry="2.6" />
              <ellipse cx="73" cy="70.5" rx="6" ry="2.6" />
            </g>
            <path d="M18 66h18v22H18z" fill="#f7ecd0" />
            <path d="M21 71h12M21 75.5h9M21 80h12" stroke="#6b5531" strokeWidth="1.6" />
          </>
        }
      />
    ),
  },
  prince_arab: {
    sky: 'jade',
    art: (
      <Person
        robe={['#fff8ea', '#ddcfae']}
        hat={HATS.keffieh}
        hatCloth={['#fffaf0', '#c8452f']}
        beard="#2b2430"
        with={<path d="M38 62v30M62 62v30" stroke="#e2b43a" strokeWidth="2" />}
      />
    ),
  },
  prince_mongol: {
    sky: 'plum',
    art: (
      <Person
        robe={['#2f5fae', '#1f4380']}
        skin="#d9a878"
        hat={HATS.mongol}
        hatCloth={['#e2b43a', '#b98a2f']}
        with={
          <>
            <path d="M32 70q18 10 36 0" stroke="#f0c968" strokeWidth="3" fill="none" />
            <circle cx="50" cy="75" r="4" fill="#c2385a" stroke="#f0c968" />
          </>
        }
      />
    ),
  },
  mughal_lord: {
    sky: 'dusk',
    art: (
      <Person
        robe={['#8b2f5c', '#661f42']}
        hat={HATS.crown}
        hatCloth={['#f5efe0', '#d9cdb0']}
        beard="#2b2430"
        behind={<path d="M14 92V40q36-44 72 0v52z" fill="#b98a2f" fillOpacity=".55" />}
        with={
          <>
            <path
              d="M33 68q17 12 34 0M36 74q14 10 28 0"
              stroke="#f5f2ea"
              strokeWidth="2.6"
              fill="none"
              strokeDasharray=".1 4"
              strokeLinecap="round"
            />
            <circle cx="50" cy="80" r="4.5" fill="#2f9a86" stroke="#f0c968" strokeWidth="1.4" />
          </>
        }
      />
    ),
  },
  fugitive: {
    sky: 'night',
    art: (
      <>
        <path d="M4 50h20v42H4zM76 44h22v48H76z" fill="#5b3d3a" />
        <path
          d="M4 58h20M4 68h20M4 78h20M12 50v8M8 58v10M18 68v10M76 54h22M76 66h22M76 78h22M88 44v10M82 54v12M90 66v12"
          stroke="#432b29"
          strokeWidth="1.6"
        />
        <Person
          robe={['#9c8154', '#77603a']}
          hat={HATS.cap}
          hatCloth={['#77603a', '#5c4a2c']}
          with={
            <>
              <path d="M38 50l-6 5M62 50l6 5" stroke="#bfe0f0" strokeWidth="2" strokeLinecap="round" />
              <path d="M28 78c-6 2-10 0-13-3M72 78c6 2 10 0 13-3" stroke="#8d949d" strokeWidth="3" fill="none" />
              <circle cx="14" cy="75" r="4" fill="none" stroke="#8d949d" strokeWidth="2.6" />
              <circle cx="86" cy="75" r="4" fill="none" stroke="#8d949d" strokeWidth="2.6" />
            </>
          }
        />
      </>
    ),
  },
  nomad: {
    sky: 'dusk',
    art: (
      <Person
        robe={['#9c6a35', '#6f4820']}
        hat={HATS.keffieh}
        hatCloth={['#2f5fae', '#e2b43a']}
        with={
          <>
            <path d="M24 66c16 6 30 14 40 26" stroke="#5b3d29" strokeWidth="3" fill="none" />
            <path d="M62 78c0-6 4-9 10-9s10 3 10 9c0 7-4 12-10 12s-10-5-10-12z" fill="#c98a3a" />
            <path d="M72 69c6 0 10 3 10 9 0 7-4 12-10 12z" fill="#9c6222" />
            <path d="M69 63h6v6h-6z" fill="#7c4f20" />
          </>
        }
      />
    ),
  },
  sheikh: {
    sky: 'plum',
    art: (
      <Person
        robe={['#2b2430', '#17141b']}
        skin="#a86d43"
        hat={HATS.keffieh}
        hatCloth={['#fffaf0', '#2b2430']}
        beard="#f0eadc"
        with={
          <>
            <path d="M42 60l-6 32M58 60l6 32" stroke="#e2b43a" strokeWidth="2" />
            <path d="M76 58c6 9 9 13 9 19a9 9 0 0 1-18 0c0-6 3-10 9-19z" fill="#e8b545" stroke="#9c6a17" />
            <path d="M71 79q1 5 6 5" stroke="#fff3cc" strokeWidth="1.8" fill="none" />
          </>
        }
      />
    ),
  },
  spy_mongol: {
    sky: 'night',
    art: (
      <Person
        robe={['#2a3f66', '#1c2c4a']}
        skin="#d9a878"
        hat={HATS.mongol}
        hatCloth={['#33415f', '#222d47']}
        with={
          <>
            {mask('#3b4f7a')}
            {glass}
          </>
        }
      />
    ),
  },
  spy_arab: {
    sky: 'plum',
    art: (
      <Person
        robe={['#26463c', '#19312a']}
        hat={HATS.keffieh}
        hatCloth={['#2f5a4c', '#1d3d33']}
        with={
          <>
            {mask('#3f7262')}
            {glass}
          </>
        }
      />
    ),
  },
  courtesan: {
    sky: 'jade',
    art: (
      <Person
        robe={['#8b5bb0', '#6d4290']}
        skin="#d3a072"
        hat={HATS.veil}
        hatCloth={['#c9a0d8', '#a878bf']}
        with={
          <>
            <path d="M40 58q10 8 20 0" stroke="#e2b43a" strokeWidth="2.6" fill="none" />
            <circle cx="50" cy="64" r="3" fill="#e2b43a" />
            <path d="M66 60c12 0 22 6 24 14-6 4-14 4-20-2 2 8-2 14-8 18 0-12 0-22 4-30z" fill="#f0c968" />
            <path d="M69 64c8 1 14 4 18 9M68 68c2 6 1 12-3 18" stroke="#b98a2f" strokeWidth="1.4" fill="none" />
          </>
        }
      />
    ),
  },
  dancer: {
    sky: 'plum',
    art: (
      <>
        <path d="M50 58c-10 4-20 18-24 32h48c-4-14-14-28-24-32z" fill="#c2385a" />
        <path d="M50 58c10 4 20 18 24 32H54c2-12 0-22-4-32z" fill="#93233f" />
        <path d="M29 82c14 5 28 5 42 0" stroke="#f0c968" strokeWidth="2.4" fill="none" />
        <path d="M43 48h14l-2 12H45z" fill="#f0a63a" />
        <path
          d="M44 50C32 46 30 34 36 22M57 50c12 0 20-8 24-18"
          stroke="#c98f62"
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
        <ellipse cx="50" cy="38" rx="8" ry="9.5" fill="#c98f62" />
        <path d="M41 42c-2-14 3-20 9-20s12 6 9 20c-1-8-4-11-9-11s-8 3-9 11z" fill="#2b1a12" />
        <path d="M42 34c5-4 11-4 16 0" stroke="#e2b43a" strokeWidth="2" fill="none" />
        <path
          d="M36 22c-10 14-16 34-12 54M81 32c4 14 4 30-2 46"
          stroke="#f0a63a"
          strokeWidth="3"
          fill="none"
          strokeOpacity=".85"
        />
        <circle cx="47" cy="38" r="1.1" fill="#2b1a12" />
        <circle cx="53" cy="38" r="1.1" fill="#2b1a12" />
        <path d="M47.5 43q2.5 1.8 5 0" stroke="#7a3a28" strokeWidth="1.3" fill="none" />
      </>
    ),
  },
};
