/** What pictures and facts both show. */
import type { ReactNode } from 'react';
import { Coin } from '../../../ui/Coin.tsx';
import type { SeatFace } from '../../../ui/contract.ts';
import { Named, Row, Then } from '../../../ui/Drawn.tsx';
import { still } from '../../../ui/still.ts';
import { ActionGlyph, Glyph } from '../board/art/glyphs.tsx';
import { GoodTile } from '../board/art/goods.tsx';
import { Favour, Flags, GuildMark } from '../board/art/marks.tsx';
import { NotableBust } from '../board/art/notables.tsx';
import { useFacts } from '../board/facts.ts';
import { GuildColumn } from '../board/GuildColumn.tsx';
import { NotableCard } from '../board/NotableCard.tsx';
import type { AgraProps } from '../board/sight.ts';
import { useWords } from '../board/words.ts';
import {
  BASE_VALUE,
  BONUS_TILE_IDS,
  BONUS_TILES,
  BUILDING_VALUE,
  FAVOUR_PRICES,
  type FavourAction,
  GUILDS,
  MATERIALS,
  type Notable,
  ORDER_LIMIT_AT_PIER,
  PRICE_TOKENS,
  ROWS,
  type SiteLevel,
} from '../data.ts';
import type { AgraMove } from '../moves.ts';
import type { Card } from '../state.ts';
import { bonusWords } from '../text/game.ts';
import type { AgraView } from '../view.ts';
import './reference.css';
import '../board/board.css';
import '../board/circle.css';
import '../board/city.css';
import '../board/empire.css';
import '../board/panels.css';
import '../board/river.css';

export interface Faces {
  readonly faces: readonly SeatFace[];
}

export const NUMERALS = ['', 'I', 'II', 'III', 'IV'] as const;

export function stillOf(view: AgraView, faces: readonly SeatFace[]): AgraProps {
  return still<AgraView, AgraMove>(view, faces.slice(0, view.players.length));
}

/** The pieces stand on the paper of the board in both themes. */
export function Paper({ children }: { readonly children: ReactNode }) {
  return <div className="agra-shown agra-paper">{children}</div>;
}

/** The goods of each street with their values. */
export function Streets() {
  const words = useWords();
  return (
    <Paper>
      {ROWS.map((row) => (
        <div key={row[0]} className="agra-chain agra-street">
          <Row>
            {row.map((good) => (
              <Named key={good} name={words.goods[good]}>
                <span className="drawn-figures">
                  <GoodTile good={good} size={34} />
                  <Flags value={BASE_VALUE[good]} />
                </span>
              </Named>
            ))}
          </Row>
        </div>
      ))}
    </Paper>
  );
}

export function Materials() {
  const words = useWords();
  return (
    <Paper>
      <Row>
        {MATERIALS.map((good) => (
          <Named key={good} name={`${words.goods[good]} · ${BUILDING_VALUE[good]}`}>
            <GoodTile good={good} size={36} />
          </Named>
        ))}
      </Row>
    </Paper>
  );
}

export function PriceFaces() {
  const { priceFaces } = useFacts();
  return (
    <Paper>
      <Row>
        {PRICE_TOKENS.map((token) => (
          <Named key={token} name={priceFaces[token].join(' · ')}>
            <span className="drawn-figures">
              {priceFaces[token].map((value) => (
                <Flags key={value} value={value} priced />
              ))}
            </span>
          </Named>
        ))}
      </Row>
    </Paper>
  );
}

/** What a favour action requires and spends. */
export function Priced({ action }: { readonly action: FavourAction }) {
  const { require, spend } = FAVOUR_PRICES[action];
  return (
    <span className="agra-priced">
      <Favour size={15} />
      {require === spend ? spend : `${require} › ${spend}`}
    </span>
  );
}

export function FavourActions({ actions }: { readonly actions: readonly FavourAction[] }) {
  const words = useWords();
  return (
    <Paper>
      <Row>
        {actions.map((action) => (
          <Named
            key={action}
            name={
              <>
                {words.favourActions[action].name} <Priced action={action} />
              </>
            }
          >
            <ActionGlyph action={action} size={34} />
          </Named>
        ))}
      </Row>
    </Paper>
  );
}

export function BonusTiles({ level }: { readonly level: SiteLevel }) {
  const words = useWords();
  return (
    <Paper>
      <Row>
        {BONUS_TILE_IDS.filter((tile) => BONUS_TILES[tile].level === level).map((tile) => {
          const { rupees, favours, guild, covers } = BONUS_TILES[tile];
          return (
            <Named key={tile} name={bonusWords(words, tile)}>
              <span className="drawn-figures">
                <Coin size={32} amount={rupees} />
                {favours > 0 && <Favour size={26} />}
                {guild !== null && <GuildMark guild={guild} size={26} />}
                {covers > 0 && <Glyph name="cover" size={26} />}
              </span>
            </Named>
          );
        })}
      </Row>
    </Paper>
  );
}

export function Gifts() {
  const words = useWords();
  const { gifts } = useFacts();
  return (
    <Paper>
      {gifts.map((side) => (
        <div key={side[0]} className="agra-chain">
          <Row>
            {side.map((good) => (
              <Named key={good} name={words.goods[good]}>
                <GoodTile good={good} size={34} />
              </Named>
            ))}
          </Row>
        </div>
      ))}
    </Paper>
  );
}

/** The three guilds with their tracks and orders. */
export function Guilds({ view, faces }: Faces & { readonly view: AgraView }) {
  const table = stillOf(view, faces);
  return (
    <Paper>
      <div inert>
        <Row>
          {GUILDS.map((guild) => (
            <GuildColumn key={guild} table={table} guild={guild} limit={ORDER_LIMIT_AT_PIER[0]} />
          ))}
        </Row>
      </div>
    </Paper>
  );
}

export function CardOf({ view, faces, card }: Faces & { readonly view: AgraView; readonly card: Card }) {
  return <NotableCard table={stillOf(view, faces)} card={card} />;
}

/** A notable as printed: name, guild, goods. */
export function PrintedNotable({ id }: { readonly id: Notable }) {
  const words = useWords();
  const { guild, goods, level } = useFacts().notables[id];
  return (
    <Named
      name={
        <>
          <b>{words.notables[id].name}</b> {NUMERALS[level]}
        </>
      }
    >
      <span className="drawn-figures">
        <NotableBust notable={id} size={44} />
        <GuildMark guild={guild} size={22} />
        {goods.map((good) => (
          <GoodTile key={good} good={good} size={24} />
        ))}
      </span>
    </Named>
  );
}

/** Goods along an arrow. */
export function Arrow({ from, to }: { readonly from: ReactNode; readonly to: ReactNode }) {
  return (
    <div className="agra-chain">
      {from}
      <Then />
      {to}
    </div>
  );
}
