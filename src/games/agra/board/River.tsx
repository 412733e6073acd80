/** The river: six piers, the boat, and the notables who wait on its bank, level by level. */
import type { Seat } from '../../../kernel/index.ts';
import { Explain } from '../../../ui/Explain.tsx';
import { ACCESSIBLE_AT_PIER, BOAT_MOVES_WHEN, type Level, NOTABLE_IDS, NOTABLES, type Notable } from '../data.ts';
import type { Card } from '../state.ts';
import { GoodTile } from './art/goods.tsx';
import { GUILD_INK } from './art/ink.ts';
import { GuildMark } from './art/marks.tsx';
import { NotableBust } from './art/notables.tsx';
import { Boat, Marker } from './art/pawns.tsx';
import { leaderOf, winnerAfter } from './leader.ts';
import { Spot } from './Spot.tsx';
import { type AgraProps, offersAt } from './sight.ts';
import { useWords } from './words.ts';

const PIERS = [1, 2, 3, 4, 5, 6] as const;
const LEVELS: readonly Level[] = [1, 2, 3, 4];
const NUMERALS = ['', 'I', 'II', 'III', 'IV'] as const;

export function River(props: AgraProps) {
  const words = useWords();
  const { boat } = props.sight.view;
  return (
    <section className="agra-river agra-frame" aria-label={words.board.river}>
      <div className="agra-water">
        {PIERS.map((pier) => (
          <Explain
            key={pier}
            as="div"
            title={words.board.pier(pier)}
            says={words.board.pierHelp[pier]}
            rule="AG-7.1-b"
            tabIndex={-1}
            className={`agra-pier ${pier < boat ? 'past' : pier === boat ? 'now' : ''}`}
          >
            <b>{pier}</b>
            {pier === boat ? (
              <span data-flip="boat">
                <Boat size={48} />
              </span>
            ) : null}
            <small>{words.board.piers[pier]}</small>
          </Explain>
        ))}
      </div>
      <div className="agra-bank">
        {LEVELS.map((level) => (
          <Section key={level} table={props} level={level} />
        ))}
      </div>
    </section>
  );
}

function Section({ table, level }: { readonly table: AgraProps; readonly level: Level }) {
  const words = useWords();
  const { view } = table.sight;
  const open = level <= (ACCESSIBLE_AT_PIER[view.boat - 1] ?? 1);
  const cards = view.river.filter(({ id }) => NOTABLES[id].level === level);
  const won = NOTABLE_IDS.filter((id) => NOTABLES[id].level === level && ownerOf(table, id) !== undefined);
  return (
    <div
      className={`agra-level ${open ? 'open' : 'shut'}`}
      style={{ flexGrow: open ? cards.length * 1.35 + won.length * 0.3 : cards.length }}
    >
      <span className="agra-level-name">
        <b>{NUMERALS[level]}</b>
        <small>{open ? levelSays(table, level) : words.board.closed(opensAt(level))}</small>
      </span>
      <div className="agra-cards">
        {won.map((id) => (
          <Won key={id} table={table} id={id} />
        ))}
        {cards.map((card) => (
          <NotableCard key={card.id} table={table} card={card} open={open} />
        ))}
      </div>
    </div>
  );

  function levelSays({ sight }: AgraProps, of: Level): string {
    const next = BOAT_MOVES_WHEN[sight.view.boat - 1];
    const done = sight.view.fulfilled[of - 1] ?? 0;
    if (next?.level !== of) return words.board.fulfilled(done);
    const needed = sight.view.boat === 3 ? sight.view.rules.pier3Contracts : next.fulfilled;
    return words.board.toGo(Math.max(1, needed - done), sight.view.boat + 1);
  }
}

/** The first pier at which a level is open. */
function opensAt(level: Level): number {
  return ACCESSIBLE_AT_PIER.findIndex((highest) => highest >= level) + 1;
}

function ownerOf({ faces, sight }: AgraProps, id: Notable): AgraProps['faces'][number] | undefined {
  return faces.find(({ seat }) => sight.view.players[seat]?.contracts.includes(id));
}

function Won({ table, id }: { readonly table: AgraProps; readonly id: Notable }) {
  const words = useWords();
  const face = ownerOf(table, id);
  if (!face) return null;
  const { name, power } = words.notables[id];
  return (
    <Explain
      title={words.board.wonBy(name, face.name)}
      says={power}
      rule={ruleOf(id)}
      tabIndex={-1}
      className="agra-won"
    >
      <span>{name}</span>
      <Marker face={face} size={16} />
    </Explain>
  );
}

export function ruleOf(id: Notable): string {
  const n = String(NOTABLES[id].number).padStart(2, '0');
  const split: readonly string[] = ['03', '06', '07', '08', '10', '15', '16'];
  if (NOTABLES[id].number > 21) return 'AG-N22/23/24';
  return split.includes(n) ? `AG-N${n}-a` : `AG-N${n}`;
}

function NotableCard({
  table,
  card,
  open,
}: {
  readonly table: AgraProps;
  readonly card: Card;
  readonly open: boolean;
}) {
  const words = useWords();
  const { guild, goods } = NOTABLES[card.id];
  const { name, power } = words.notables[card.id];
  const asks = words.list(goods.map((good) => words.goods[good]));
  const leader = leaderOf(card);
  const lit = goods.some((good) => offersAt(table.offers, `slot:${card.id}:${good}`).length > 0);
  return (
    <div
      className={`agra-notable ${open ? '' : 'shut'} ${lit ? 'lit' : ''}`}
      style={{ borderTopColor: GUILD_INK[guild] }}
    >
      <Explain
        as="div"
        title={name}
        says={`${words.explain.notable(words.guilds[guild], asks)} ${power}`}
        rule={ruleOf(card.id)}
        tabIndex={-1}
        className="agra-notable-head"
      >
        <NotableBust notable={card.id} size={open ? 34 : 28} />
        <b>{name}</b>
      </Explain>
      <div className="agra-slots">
        {goods.map((good, slot) => (
          <Slot key={good} table={table} card={card} slot={slot} />
        ))}
      </div>
      <span className="agra-notable-foot">
        <GuildMark guild={guild} size={18} />
        {open && leader !== null && <Leads table={table} seat={leader} says={words.board.wins} />}
      </span>
    </div>
  );
}

function Leads({ table, seat, says }: { readonly table: AgraProps; readonly seat: Seat; says(who: string): string }) {
  const face = table.faces[seat];
  if (!face) return null;
  return (
    <small title={says(face.name)}>
      <Marker face={face} size={14} />
      <i>{says(face.name)}</i>
    </small>
  );
}

/** A slot of a card: the good it asks for, whose markers lie there, or what a delivery would pay and who would win. */
function Slot({ table, card, slot }: { readonly table: AgraProps; readonly card: Card; readonly slot: number }) {
  const words = useWords();
  const good = NOTABLES[card.id].goods[slot];
  if (good === undefined) return null;
  const target = `slot:${card.id}:${good}`;
  const [offer] = offersAt(table.offers, target);
  const seat = card.seats[slot] ?? null;
  const face = seat === null ? undefined : table.faces[seat];
  const rupees = offer?.gain.find(({ icon }) => icon === 'rupee')?.amount;
  const winner = offer ? winnerAfter(table.sight, offer.moves) : null;
  return (
    <Spot
      table={table}
      target={target}
      title={words.goods[good]}
      {...(face ? { says: words.explain.giftTaken(face.name) } : {})}
      rule="AG-7.2-a"
      className="agra-slot"
    >
      <GoodTile good={good} size={21} />
      {face &&
        Array.from({ length: card.markers[slot] ?? 0 }, (_, i) => `${face.seat} ${i}`).map((key) => (
          <Marker key={key} face={face} size={16} />
        ))}
      {rupees !== undefined && <em>+{rupees}</em>}
      {winner !== null && <Leads table={table} seat={winner} says={words.board.wouldWin} />}
    </Spot>
  );
}
