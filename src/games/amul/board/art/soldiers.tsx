/** Those who carry arms, and those who lead them. */
import type { PAD } from '../../data.ts';
import type { Drawing } from './ink.ts';
import { HATS, Person, scimitar, spear } from './Person.tsx';

const shield = (face: string, boss: string) => (
  <>
    <circle cx="30" cy="76" r="13" fill={face} stroke="#e2b43a" strokeWidth="2" />
    <path d="M30 63a13 13 0 0 1 0 26z" fill="#0003" />
    <circle cx="30" cy="76" r="4" fill={boss} />
  </>
);
const shoulder = <path d="M26 72c6-8 14-8 18-2l-4 8c-5-2-9-2-14 2z" fill="#b9c0c9" />;

export const SOLDIERS: Readonly<Record<(typeof PAD)['military'][number], Drawing>> = {
  guard_mongol: {
    sky: 'plum',
    art: (
      <Person
        robe={['#4f6b8c', '#384f6b']}
        skin="#d9a878"
        hat={HATS.helmet}
        hatCloth={['#c8452f', '#98301f']}
        with={spear}
      />
    ),
  },
  guard_arab: {
    sky: 'dusk',
    art: <Person robe={['#a8392e', '#7e2820']} hat={HATS.helmet} hatCloth={['#3d8b70', '#2c6a55']} with={scimitar} />,
  },
  general_arab: {
    sky: 'jade',
    art: (
      <Person
        robe={['#2c7a5c', '#1f5a43']}
        hat={HATS.turban}
        hatCloth={['#f5efe0', '#c9b98e']}
        beard="#2b2430"
        with={
          <>
            {scimitar}
            {shoulder}
            <path d="M50 22c-3-8 1-13 7-15 1 7-2 12-7 15z" fill="#c8452f" />
          </>
        }
      />
    ),
  },
  general_mongol: {
    sky: 'night',
    art: (
      <Person
        robe={['#7c3f2c', '#5b2c1e']}
        skin="#d9a878"
        hat={HATS.mongol}
        hatCloth={['#8d949d', '#6b727b']}
        beard="#2b2430"
        with={
          <>
            {scimitar}
            {shoulder}
          </>
        }
      />
    ),
  },
  militia: {
    sky: 'dusk',
    art: (
      <>
        <g transform="translate(-14 14) scale(.82)">
          <Person robe={['#8a6b3d', '#6a5029']} hat={HATS.cap} hatCloth={['#a8392e', '#7e2820']} beard="#3a2a22" />
        </g>
        <g transform="translate(34 14) scale(.82)">
          <Person robe={['#6d4a86', '#4f3365']} skin="#b97d50" hat={HATS.turban} />
        </g>
        <g transform="translate(12 8) scale(.9)">
          <Person robe={['#b5653a', '#8c4824']} hat={HATS.felt} hatCloth={['#c9ae7b', '#a98f5c']} with={spear} />
        </g>
      </>
    ),
  },
  mercenaries: {
    sky: 'night',
    art: (
      <>
        <g transform="translate(-12 10) scale(.86)">
          <Person robe={['#3b4452', '#2a313c']} hat={HATS.helmet} hatCloth={['#6d4a86', '#4f3365']} beard="#8a5a35" />
        </g>
        <g transform="translate(18 4) scale(.92)">
          <Person
            robe={['#5a3a3a', '#402828']}
            skin="#8d5c3b"
            hat={HATS.helmet}
            hatCloth={['#dd9427', '#a8680f']}
            with={scimitar}
          />
        </g>
        <path d="M14 30l16 54M10 34l9-3" stroke="#c3c9d2" strokeWidth="2.6" strokeLinecap="round" />
        {shield('#7e2820', '#e2b43a')}
      </>
    ),
  },
  dervish: {
    sky: 'jade',
    art: (
      <>
        <path d="M50 50c-14 2-28 20-34 40h68C78 70 64 52 50 50z" fill="#f5efe0" />
        <path d="M50 50c14 2 28 20 34 40H54c6-14 4-28-4-40z" fill="#d9cdb0" />
        <path
          d="M28 88c4-14 10-24 16-30M72 88c-4-14-10-24-16-30M50 60v30"
          stroke="#bfb08c"
          strokeWidth="1.4"
          fill="none"
        />
        <path
          d="M42 56C30 54 22 44 18 30l5-1c5 10 12 16 22 18zM58 56c12 2 22 6 28 14l-4 3c-8-6-16-8-26-8z"
          fill="#f5efe0"
        />
        <circle cx="19" cy="28" r="3.4" fill="#c98f62" />
        <circle cx="85" cy="72" r="3.4" fill="#c98f62" />
        <ellipse cx="51" cy="40" rx="8" ry="9.5" fill="#c98f62" />
        <path d="M46.5 40h2M53.5 40h2" stroke="#2b1a12" strokeWidth="1.6" strokeLinecap="round" />
        <path d="M43 42c2 10 14 10 16 0 1 8-3 14-8 14s-9-6-8-14z" fill="#8d8378" />
        <path d="M43 33l2-17h11l3 17c-5-3-11-3-16 0z" fill="#a9743a" />
        <path d="M51 16h5l3 17c-2.6-1.5-5-2-8-2.2z" fill="#7c4f28" />
        <path d="M42 58h17v5H42z" fill="#7c3f2c" />
      </>
    ),
  },
};
