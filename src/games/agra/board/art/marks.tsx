/** Small signs: flags of value, price tokens, favours and guilds. */
import { memo, type ReactNode } from 'react';
import { Picture } from '../../../../ui/Picture.tsx';
import { pictures } from '../../../../ui/pictures.ts';
import type { Guild } from '../../data.ts';
import { GUILD_INK, INK } from './ink.ts';

interface Flagged {
  readonly value: number;
  readonly priced: boolean;
}

/** How wide so many flags are. */
const widthOf = ({ value, priced }: Flagged) => value * 9 + (priced ? 8 : 0);

const flagsOf = pictures(
  (flagged: Flagged) => (flagged.priced ? `-5 -3 ${widthOf(flagged)} 18` : `0 0 ${widthOf(flagged)} 13`),
  ({ value, priced }) => (
    <>
      {priced && (
        <rect
          x="-4"
          y="-2"
          width={widthOf({ value, priced }) - 2}
          height="16"
          rx="8"
          fill={INK.paper}
          stroke={INK.madder}
          strokeWidth="2"
        />
      )}
      {Array.from({ length: value }, (_, i) => i * 9).map((x) => (
        <g key={x}>
          <path d={`M${x + 1} 12V1`} stroke="#5c3a17" strokeWidth="1.200" />
          <path d={`M${x + 1.5} 1l7 2.600-7 2.800z`} fill={INK.madder} />
        </g>
      ))}
    </>
  ),
  ({ value, priced }) => `${value} ${priced ? 'priced' : ''}`,
);

/** The value of a good, as flags on poles. A price token has a red ring. */
export const Flags = memo(function Flags({
  value,
  priced = false,
}: {
  readonly value: number;
  readonly priced?: boolean;
}) {
  const flagged = { value, priced };
  return <Picture of={flagsOf(flagged)} width={widthOf(flagged)} height={priced ? 18 : 13} />;
});

const favourOf = pictures('0 0 24 24', (_: 'favour') => (
  <>
    <path
      d="M12 20.500C7 20.500 3 17 2 12c3 0 5 .8 6.500 2C8 10 9.500 6 12 3c2.500 3 4 7 3.500 11 1.500-1.200 3.500-2 6.500-2-1 5-5 8.500-10 8.500z"
      fill="#c9558c"
      stroke="#7d2450"
    />
    <path d="M12 20.500c-3-3-4.500-7-3.500-11C9 7 10 5 12 3c2 2 3 4 3.500 6.500 1 4-.5 8-3.500 11z" fill="#eda3c4" />
  </>
));

export const Favour = memo(function Favour({ size = 17 }: { readonly size?: number }) {
  return <Picture of={favourOf('favour')} width={size} height={size} />;
});

const GUILDS: Readonly<Record<Guild, ReactNode>> = {
  artists: (
    <path
      d="M-4.500 4.500c-1.500-3 0-5 2-5l1.500 1.500c0 2-1.500 4-3.500 3.500zM-1.500-.5L4-6l2 2-5.500 5.500z"
      fill="#fff"
    />
  ),
  merchants: (
    <path
      d="M0-6.500V5M-3.500 5h7M-6-3.500H6M-6-3.500l-2 5h4zM6-3.500l-2 5h4z"
      fill="#fff"
      stroke="#fff"
      strokeWidth="1.200"
      strokeLinejoin="round"
    />
  ),
  scholars: (
    <path
      d="M0-3.500C-2-5.500-5-5.500-6.500-4.500V4C-5 3-2 3 0 5 2 3 5 3 6.500 4v-8.500C5-5.500 2-5.500 0-3.500zM0-3v7"
      fill="#fff"
      stroke={INK.lapis}
      strokeWidth=".9"
    />
  ),
};

const guildOf = pictures('-11 -11 22 22', (guild: Guild) => (
  <>
    <path
      d="M0-10.500C2.500-8.500 6-8.500 8-7c2 2 1.500 5 2.300 7C9.500 2 10 5 8 7c-2 1.500-5.500 1.500-8 3.500C-2.500 8.500-6 8.500-8 7c-2-2-1.500-5-2.300-7C-9.500-2-10-5-8-7-6-8.500-2.500-8.500 0-10.500z"
      fill={GUILD_INK[guild]}
    />
    <g transform="scale(.86)">{GUILDS[guild]}</g>
  </>
));

export const GuildMark = memo(function GuildMark({
  guild,
  size = 19,
}: {
  readonly guild: Guild;
  readonly size?: number;
}) {
  return <Picture of={guildOf(guild)} width={size} height={size} />;
});
