/** What lies open for everybody: favour tiles in the display, and the bonus tiles of buildings. */

import { attentive } from '../../../ui/attentive.tsx';
import { Coin } from '../../../ui/Coin.tsx';
import { BONUS_TILE_IDS, BONUS_TILES, type BonusTile, FAVOUR_TILES, type FavourTile } from '../data.ts';
import { bonusWords } from '../text/game.ts';
import { ActionGlyph, Glyph } from './art/glyphs.tsx';
import { Favour, GuildMark } from './art/marks.tsx';
import { usePart } from './parts.ts';
import { roving } from './rove.ts';
import { Spot } from './Spot.tsx';
import { type AgraProps, offersAt } from './sight.ts';
import { useWords } from './words.ts';
import './panels.css';

const NUMERALS: Readonly<Record<number, string>> = { 2: 'II', 3: 'III', 4: 'IV' };

export function TilesPanel(props: AgraProps) {
  return <Tiles table={usePart('empire', props)} />;
}

export const Tiles = attentive(function Tiles({ table }: { readonly table: AgraProps }) {
  const words = useWords();
  const { view } = table.sight;
  // The winner of the Mosaic Maker looks through the pile.
  const fromPile = view.pile.filter((tile) => offersAt(table.offers, `tile:${tile}`).length > 0);
  return (
    <section className="agra-tiles" aria-label={words.board.display} {...roving(table)}>
      <h3>{words.board.display}</h3>
      <div className="agra-tile-row">
        {[...view.display, ...fromPile].map((tile) => (
          <FavourTileFace key={tile} table={table} tile={tile} />
        ))}
      </div>
      <h3>{words.board.bonusTiles}</h3>
      <div className="agra-bonus-row">
        {BONUS_TILE_IDS.map((tile) => (
          <Bonus key={tile} table={table} tile={tile} gone={!view.bonusTiles.includes(tile)} />
        ))}
      </div>
    </section>
  );
});

const FavourTileFace = attentive(function FavourTileFace({
  table,
  tile,
}: {
  readonly table: AgraProps;
  readonly tile: FavourTile;
}) {
  const words = useWords();
  const { name, help } = words.favourActions[tile];
  const { require, spend } = FAVOUR_TILES[tile];
  return (
    <Spot
      table={table}
      target={`tile:${tile}`}
      title={name}
      says={`${help} ${words.explain.requires(require, spend)}`}
      rule={`AG-${tile.toUpperCase()}`}
      className="agra-tile"
    >
      <ActionGlyph action={tile} size={26} />
      <span>{name}</span>
      <small>
        <Favour size={13} />
        {require === spend ? spend : `${require} › ${spend}`}
      </small>
    </Spot>
  );
});

const Bonus = attentive(function Bonus({
  table,
  tile,
  gone,
}: {
  readonly table: AgraProps;
  readonly tile: BonusTile;
  readonly gone: boolean;
}) {
  const words = useWords();
  const { level, rupees, favours, guild, covers } = BONUS_TILES[tile];
  return (
    <Spot
      table={table}
      target={`bonus:${tile}`}
      title={bonusWords(words, tile)}
      rule={`AG-BB${level}`}
      className={`agra-bonus ${gone ? 'gone' : ''}`}
    >
      <i>{NUMERALS[level]}</i>
      <Coin size={21} amount={rupees} />
      {favours > 0 && <Favour size={17} />}
      {guild !== null && <GuildMark guild={guild} size={17} />}
      {covers > 0 && <Glyph name="cover" size={17} />}
    </Spot>
  );
});
