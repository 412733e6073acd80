/** The icons of prices and gains. */
import type { ComponentType } from 'react';
import { Coin } from '../../../ui/Coin.tsx';
import { Die } from '../../../ui/Die.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { pictures } from '../../../ui/pictures.ts';
import { Worker } from '../../../ui/Worker.tsx';
import { BASICS, GOODS, GUILDS } from '../data.ts';
import { ActionGlyph, Glyph } from './art/glyphs.tsx';
import { GoodMark, GoodTile } from './art/goods.tsx';
import { INK } from './art/ink.ts';
import { Favour, GuildMark } from './art/marks.tsx';

type Icon = ComponentType<{ readonly size: number }>;

const NOBODY = { fill: '#b8ab95', edge: '#6f675b', ink: '#fffaf0', shape: 'disc' } as const;

/** Production of a good: its tile with a furrow under it. */
const productionOf = pictures('0 0 24 24', (good: (typeof BASICS)[number]) => (
  <>
    <GoodMark good={good} x={2} size={19} />
    <path d="M1 23h22M3 20.500h18" stroke={INK.jade} strokeWidth="1.800" />
  </>
));

export const ICONS: Readonly<Record<string, Icon>> = {
  rupee: Coin,
  favour: Favour,
  point: ({ size }) => <Glyph name="lotus" size={size} />,
  lotus: ({ size }) => <ActionGlyph action="ft13" size={size} />,
  delivery: ({ size }) => <ActionGlyph action="ft12" size={size} />,
  cover: ({ size }) => <Glyph name="cover" size={size} />,
  worker: ({ size }) => <Worker face={NOBODY} pose="standing" size={size} />,
  die: ({ size }) => <Die value={null} size={size} />,
  tile: ({ size }) => <Glyph name="scroll" size={size} />,
  ...Object.fromEntries(
    GOODS.map((good): [string, Icon] => [good, ({ size }) => <GoodTile good={good} size={size * 1.1} />]),
  ),
  ...Object.fromEntries(
    BASICS.map((good): [string, Icon] => [
      `make-${good}`,
      ({ size }) => <Picture of={productionOf(good)} width={size} height={size} />,
    ]),
  ),
  ...Object.fromEntries(
    GUILDS.map((guild): [string, Icon] => [guild, ({ size }) => <GuildMark guild={guild} size={size} />]),
  ),
};
