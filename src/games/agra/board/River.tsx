/** The river: six piers, the boat, and the notables who wait on its bank, level by level. */

import type { CSSProperties } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import { ACCESSIBLE_AT_PIER, BOAT_MOVES_WHEN, type Level, NOTABLE_IDS, NOTABLES } from '../data.ts';
import type { Card } from '../state.ts';
import { GoodTile } from './art/goods.tsx';
import { GUILD_INK } from './art/ink.ts';
import { GuildMark } from './art/marks.tsx';
import { Boat } from './art/pawns.tsx';
import { useFacts } from './facts.ts';
import { NotableCard, notableSays, ownerOf, ruleOf, Won } from './NotableCard.tsx';
import { roving } from './rove.ts';
import { Note } from './Spot.tsx';
import type { AgraProps } from './sight.ts';
import { useWords } from './words.ts';
import './river.css';

const PIERS = [1, 2, 3, 4, 5, 6] as const;
type Pier = (typeof PIERS)[number];
const LEVELS: readonly Level[] = [1, 2, 3, 4];
/** What an open level needs at least, in pixels. */
const [NUMERAL_WIDTH, WON_WIDTH, CARD_WIDTH] = [23, 24, 77];
const NUMERALS = ['', 'I', 'II', 'III', 'IV'] as const;

export const River = attentive(function River({ table }: { readonly table: AgraProps }) {
  const words = useWords();
  return (
    <section className="agra-river agra-frame" aria-label={words.board.river} {...roving(table)}>
      <div className="agra-water">
        {PIERS.map((pier) => (
          <PierSpot key={pier} table={table} pier={pier} />
        ))}
      </div>
      <div className="agra-bank">
        {LEVELS.map((level) => (
          <Section key={level} table={table} level={level} />
        ))}
      </div>
    </section>
  );
});

const PierSpot = attentive(function PierSpot({ table, pier }: { readonly table: AgraProps; readonly pier: Pier }) {
  const words = useWords();
  const { boat } = table.sight.view;
  const missing = pier === boat + 1 ? missingTo(table) : null;
  return (
    <Note
      as="div"
      title={words.board.pier(pier)}
      says={words.board.pierHelp[pier]}
      rule="AG-7.1-b"
      className={`agra-pier ${pier < boat ? 'past' : pier === boat ? 'now' : ''}`}
    >
      <b>{pier}</b>
      {pier === boat ? (
        <span data-flip="boat">
          <Boat size={42} />
        </span>
      ) : null}
      <small>
        {words.board.piers[pier]}
        {missing !== null && <em>{words.board.toGo(missing.contracts, NUMERALS[missing.level])}</em>}
      </small>
    </Note>
  );
});

/** AG-7.1-a: how many contracts of which level still hold the boat. Null at the last pier. */
function missingTo({ sight }: AgraProps): { readonly contracts: number; readonly level: Level } | null {
  const { boat, fulfilled, rules } = sight.view;
  const next = BOAT_MOVES_WHEN[boat - 1];
  if (next === undefined) return null;
  const needed = boat === 3 ? rules.pier3Contracts : next.fulfilled;
  return { level: next.level, contracts: Math.max(1, needed - (fulfilled[next.level - 1] ?? 0)) };
}

const Section = attentive(function Section({ table, level }: { readonly table: AgraProps; readonly level: Level }) {
  const { view } = table.sight;
  const cards = cardsOf(table, level);
  const won = NOTABLE_IDS.filter((id) => NOTABLES[id].level === level && ownerOf(table, id) !== undefined);
  if (level > (ACCESSIBLE_AT_PIER[view.boat - 1] ?? 1)) return <ShutSection table={table} level={level} />;
  return (
    <div className="agra-level open" style={roomFor(cards.length, won.length)}>
      <b className="agra-numeral">{NUMERALS[level]}</b>
      {won.map((id) => (
        <Won key={id} table={table} id={id} />
      ))}
      {cards.map((card) => (
        <NotableCard key={card.id} table={table} card={card} />
      ))}
    </div>
  );
});

function cardsOf({ sight }: AgraProps, level: Level): readonly Card[] {
  return sight.view.river.filter(({ id }) => NOTABLES[id].level === level);
}

type Room = CSSProperties & Readonly<Record<'--cards' | '--room', string>>;

/** How wide an open level is at least, and how it shares what is left. */
function roomFor(cards: number, won: number): Room {
  return { '--cards': `${cards}`, '--room': `${NUMERAL_WIDTH + won * WON_WIDTH + cards * CARD_WIDTH}px` };
}

/** A level that the boat has not reached: a list of who will wait there and for what. */
const ShutSection = attentive(function ShutSection({
  table,
  level,
}: {
  readonly table: AgraProps;
  readonly level: Level;
}) {
  const words = useWords();
  const facts = useFacts();
  const cards = cardsOf(table, level);
  const opensAt = ACCESSIBLE_AT_PIER.findIndex((highest) => highest >= level) + 1;
  return (
    <div className="agra-level shut">
      <span className="agra-level-name">
        <b className="agra-numeral">{NUMERALS[level]}</b>
        {words.board.closed(opensAt)}
      </span>
      {cards.map(({ id }) => (
        <Note
          key={id}
          as="div"
          title={words.notables[id].name}
          says={notableSays(words, facts, id)}
          rule={ruleOf(id)}
          className="agra-waiting"
          style={{ borderLeftColor: GUILD_INK[facts.notables[id].guild] }}
        >
          <GuildMark guild={facts.notables[id].guild} size={15} />
          <span>{words.notables[id].name}</span>
          {facts.notables[id].goods.map((good) => (
            <GoodTile key={good} good={good} size={17} />
          ))}
        </Note>
      ))}
    </div>
  );
});
