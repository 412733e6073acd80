/** The card of a notable who may be served, and the slot that a won card has left. */
import type { Seat } from '../../../kernel/index.ts';
import { attentive } from '../../../ui/attentive.tsx';
import { NOTABLES, type Notable } from '../data.ts';
import type { Facts } from '../facts.ts';
import type { Card } from '../state.ts';
import type { Words } from '../text/en.ts';
import { GoodTile } from './art/goods.tsx';
import { GUILD_INK } from './art/ink.ts';
import { GuildMark } from './art/marks.tsx';
import { NotableBust } from './art/notables.tsx';
import { Marker } from './art/pawns.tsx';
import { useFacts } from './facts.ts';
import { leaderOf, winnerAfter } from './leader.ts';
import { Note, Spot } from './Spot.tsx';
import { type AgraProps, offersAt } from './sight.ts';
import { useWords } from './words.ts';

/** Notables whose power is told in several rules. */
const SPLIT: readonly number[] = [3, 6, 7, 8, 10, 15, 16];

export function ruleOf(id: Notable): string {
  const { number } = NOTABLES[id];
  const n = String(number).padStart(2, '0');
  return SPLIT.includes(number) ? `AG-N${n}-a` : `AG-N${n}`;
}

export function notableSays(words: Words, { notables }: Facts, id: Notable): string {
  const { guild, goods } = notables[id];
  const asks = words.list(goods.map((good) => words.goods[good]));
  return `${words.explain.notable(words.guilds[guild], asks)} ${words.notables[id].power}`;
}

export function ownerOf({ faces, sight }: AgraProps, id: Notable): AgraProps['faces'][number] | undefined {
  return faces.find(({ seat }) => sight.view.players[seat]?.contracts.includes(id));
}

export const Won = attentive(function Won({ table, id }: { readonly table: AgraProps; readonly id: Notable }) {
  const words = useWords();
  const face = ownerOf(table, id);
  if (!face) return null;
  const { name, power } = words.notables[id];
  return (
    <Note as="div" title={words.board.wonBy(name, face.name)} says={power} rule={ruleOf(id)} className="agra-won">
      <span>{name}</span>
      <Marker face={face} size={16} />
    </Note>
  );
});

export const NotableCard = attentive(function NotableCard({
  table,
  card,
}: {
  readonly table: AgraProps;
  readonly card: Card;
}) {
  const words = useWords();
  const facts = useFacts();
  const { guild, goods } = facts.notables[card.id];
  const leader = leaderOf(card);
  const lit = goods.some((good) => offersAt(table.offers, `slot:${card.id}:${good}`).length > 0);
  return (
    <div className={`agra-notable ${lit ? 'lit' : ''}`} style={{ borderTopColor: GUILD_INK[guild] }}>
      <Note
        as="div"
        title={words.notables[card.id].name}
        says={notableSays(words, facts, card.id)}
        rule={ruleOf(card.id)}
        className="agra-notable-head"
      >
        <b>{words.notables[card.id].name}</b>
        <NotableBust notable={card.id} size={32} />
        <span className="agra-notable-foot">
          <GuildMark guild={guild} size={17} />
          {leader !== null && <Leads table={table} seat={leader} says={words.board.wins} />}
        </span>
      </Note>
      <div className="agra-slots">
        {goods.map((good, slot) => (
          <Slot key={good} table={table} card={card} slot={slot} />
        ))}
      </div>
    </div>
  );
});

function Leads({ table, seat, says }: { readonly table: AgraProps; readonly seat: Seat; says(who: string): string }) {
  const face = table.faces[seat];
  if (!face) return null;
  return (
    <span className="agra-leads" role="img" aria-label={says(face.name)}>
      <Marker face={face} size={15} />
    </span>
  );
}

/** A slot of a card: the good it asks for, whose markers lie there, or what a delivery would pay and who would win. */
function Slot({ table, card, slot }: { readonly table: AgraProps; readonly card: Card; readonly slot: number }) {
  const words = useWords();
  const good = useFacts().notables[card.id].goods[slot];
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
      says={face ? words.explain.giftTaken(face.name) : words.explain.slot}
      rule="AG-7.2-a"
      className="agra-slot"
    >
      <GoodTile good={good} size={21} />
      {face &&
        Array.from({ length: card.markers[slot] ?? 0 }, (_, i) => `${face.seat} ${i}`).map((key) => (
          <Marker key={key} face={face} size={15} />
        ))}
      {rupees !== undefined && <em>+{rupees}</em>}
      {winner !== null && <Leads table={table} seat={winner} says={words.board.wouldWin} />}
    </Spot>
  );
}
