/** The icons of prices and gains. */
import type { ComponentType } from 'react';
import { Coin } from '../../../ui/Coin.tsx';
import { COLOURS } from '../data.ts';
import { DICE } from '../dice.ts';
import { DiePiece } from './art/DieMark.tsx';
import { Glyph, type GlyphName } from './art/glyphs.tsx';
import { WorkerPiece } from './art/Pieces.tsx';

type Icon = ComponentType<{ readonly size: number }>;

const glyph = (name: GlyphName, scale = 1): Icon =>
  function GlyphIcon({ size }) {
    return <Glyph name={name} size={size * scale} />;
  };

const NOBODY = { fill: '#b8ab95', edge: '#6f675b', ink: '#fffaf0', shape: 'disc' } as const;

export const ICONS: Readonly<Record<string, Icon>> = {
  money: Coin,
  fame: glyph('fame'),
  karma: glyph('karma'),
  upgrade: glyph('upgrade'),
  boat: glyph('boat', 1.15),
  reroll: glyph('reroll'),
  palaceAction: glyph('arch'),
  build: glyph('build'),
  coverTile: glyph('coverTile'),
  yieldTile: glyph('yieldTile'),
  elephant: glyph('elephant', 1.15),
  crossing: glyph('crossing'),
  dead: glyph('dead'),
  worker: ({ size }) => <WorkerPiece face={NOBODY} size={size} />,
  'die-any': ({ size }) => <DiePiece colour="any" size={size} />,
  ...Object.fromEntries(
    COLOURS.map((colour): [string, Icon] => [`die-${colour}`, ({ size }) => <DiePiece colour={colour} size={size} />]),
  ),
  ...Object.fromEntries(
    DICE.map(({ id, colour, value }): [string, Icon] => [
      `die-${id}`,
      ({ size }) => <DiePiece colour={colour} value={value} size={size} />,
    ]),
  ),
};
