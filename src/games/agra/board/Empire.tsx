/** The imperial board: gifts to Akbar, and for each guild its influence track and its column of orders. */

import { attentive } from '../../../ui/attentive.tsx';
import { type Good, GUILDS, ORDER_LIMIT_AT_PIER } from '../data.ts';
import { GoodTile } from './art/goods.tsx';
import { Akbar } from './art/pawns.tsx';
import { useFacts } from './facts.ts';
import { GuildColumn } from './GuildColumn.tsx';
import { MarkPiece, markWords } from './MarkPiece.tsx';
import { roving } from './rove.ts';
import { Note, Spot } from './Spot.tsx';
import type { AgraProps } from './sight.ts';
import { useWords } from './words.ts';
import './empire.css';

export const Empire = attentive(function Empire({ table }: { readonly table: AgraProps }) {
  const words = useWords();
  const [left, right] = useFacts().gifts;
  const limit = ORDER_LIMIT_AT_PIER[table.sight.view.boat - 1] ?? 0;
  return (
    <section className="agra-empire agra-frame" aria-label={words.board.empireTitle} {...roving(table)}>
      <div className="agra-land">
        <div className="agra-court">
          <Gifts table={table} slots={left} />
          <Note title={words.board.empireTitle} says={words.board.giftsHelp} rule="AG-8.6">
            <Akbar size={46} />
          </Note>
          <Gifts table={table} slots={right} />
        </div>
        <div className="agra-guilds">
          {GUILDS.map((guild) => (
            <GuildColumn key={guild} table={table} guild={guild} limit={limit} />
          ))}
        </div>
        <small className="agra-limit">{words.board.limit(limit)}</small>
      </div>
    </section>
  );
});

const Gifts = attentive(function Gifts({
  table,
  slots,
}: {
  readonly table: AgraProps;
  readonly slots: readonly Good[];
}) {
  return (
    <div className="agra-gifts">
      {slots.map((slot) => (
        <Gift key={slot} table={table} slot={slot} />
      ))}
    </div>
  );
});

const Gift = attentive(function Gift({ table, slot }: { readonly table: AgraProps; readonly slot: Good }) {
  const words = useWords();
  const mark = table.sight.view.akbar[slot] ?? null;
  return (
    <Spot
      table={table}
      target={`gift:${slot}`}
      title={words.goods[slot]}
      says={markWords(words, table.faces, mark)}
      rule="AG-6.3.1-a"
      className={`agra-gift ${mark === null ? '' : 'taken'}`}
    >
      <GoodTile good={slot} size={30} />
      {mark !== null && (
        <span>
          <MarkPiece faces={table.faces} mark={mark} size={19} />
        </span>
      )}
    </Spot>
  );
});
