/** A guild of the empire: its influence track on the left, its six orders on the right, how many of them count. */

import type { CSSProperties } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import { COLUMN_SIZE, type Guild, INFLUENCE_BONUS } from '../data.ts';
import { GoodTile } from './art/goods.tsx';
import { GUILD_INK } from './art/ink.ts';
import { Favour, GuildMark } from './art/marks.tsx';
import { Marker } from './art/pawns.tsx';
import { useFacts } from './facts.ts';
import { MarkPiece, markWords } from './MarkPiece.tsx';
import { Spot } from './Spot.tsx';
import { type AgraProps, offersAt, playerAt, subject } from './sight.ts';
import { useWords } from './words.ts';

export const GuildColumn = attentive(function GuildColumn({
  table,
  guild,
  limit,
}: {
  readonly table: AgraProps;
  readonly guild: Guild;
  readonly limit: number;
}) {
  const words = useWords();
  const { orders } = useFacts();
  const { view } = table.sight;
  const covered = view.orders[guild].filter((mark) => mark !== null).length;
  const ink = GUILD_INK[guild];
  return (
    <div className="agra-guild" style={{ background: `color-mix(in srgb, ${ink} 13%, #fbf4e2)` }}>
      <span className="agra-guild-name" style={{ background: ink }}>
        <GuildMark guild={guild} size={14} />
        {words.guilds[guild]}
      </span>
      <Track table={table} guild={guild} />
      <div className="agra-orders">
        {orders[guild]
          .map((_, place) => ({ place }))
          .map(({ place }) => (
            <Order key={place} table={table} guild={guild} place={place} />
          ))}
      </div>
      <small className={covered >= limit ? 'full' : ''}>{words.board.ofLimit(covered, limit)}</small>
    </div>
  );
});

const Track = attentive(function Track({ table, guild }: { readonly table: AgraProps; readonly guild: Guild }) {
  const words = useWords();
  const { view } = table.sight;
  const mine = playerAt(view, subject(table.sight)).influence[guild];
  const { influenceRupees: rupees, topLevel } = useFacts();
  const levels = Array.from({ length: topLevel + 1 }, (_, i) => topLevel - i);
  return (
    <Spot
      table={table}
      target={`guild:${guild}`}
      title={words.explain.influence(words.guilds[guild], mine)}
      says={words.explain.track(rupees[mine] ?? 0, rupees[Math.min(mine + 1, topLevel)] ?? 0)}
      rule="AG-5.6-a"
      className="agra-track"
    >
      {levels.map((level) => (
        <TrackLevel key={level} table={table} guild={guild} level={level} />
      ))}
    </Spot>
  );
});

function TrackLevel({
  table,
  guild,
  level,
}: {
  readonly table: AgraProps;
  readonly guild: Guild;
  readonly level: number;
}) {
  const { players } = table.sight.view;
  const here = table.faces.filter(({ seat }) => players[seat]?.influence[guild] === level);
  const { topLevel } = useFacts();
  const bonus = INFLUENCE_BONUS[level] ?? 0;
  const crowd = here.length > 2 ? 'crowd' : '';
  return (
    <div className={`agra-step ${bonus > 0 ? 'bonus' : ''} ${level === topLevel ? 'top' : ''} ${crowd}`}>
      <i>{level}</i>
      {here.length > 0 ? (
        here.map((face) => (
          <span key={face.seat} data-flip={`influence ${guild} ${face.seat}`}>
            <Marker face={face} size={here.length > 2 ? 13 : 15} />
          </span>
        ))
      ) : (
        <LevelWorth level={level} bonus={bonus} />
      )}
    </div>
  );
}

/** What a free level promises: the end of the game, favours, or what an order pays there. */
function LevelWorth({ level, bonus }: { readonly level: number; readonly bonus: number }) {
  const words = useWords();
  const { influenceRupees, topLevel } = useFacts();
  if (level === topLevel) return <small>{words.board.end}</small>;
  if (level === 0) return null;
  if (bonus === 0) return <small>{influenceRupees[level]}</small>;
  return (
    <small>
      <Favour size={12} />
      {bonus > 1 && <Favour size={12} />}
    </small>
  );
}

const Order = attentive(function Order({
  table,
  guild,
  place,
}: {
  readonly table: AgraProps;
  readonly guild: Guild;
  readonly place: number;
}) {
  const words = useWords();
  const { view } = table.sight;
  const mark = view.orders[guild][place] ?? null;
  const now = view.orderMarkers[guild] === place;
  const goods = useFacts().orders[guild][place] ?? [];
  const target = now ? `order:${guild}` : 'none';
  const [offer] = offersAt(table.offers, target);
  const rupees = offer?.gain.find(({ icon }) => icon === 'rupee')?.amount;
  const asks = words.explain.orderOf(words.list(goods.map((good) => words.goods[good])));
  const pays = rupees === undefined ? '' : words.explain.orderPays(rupees);
  return (
    <Spot
      table={table}
      target={target}
      title={`${words.guilds[guild]} ${place + 1}/${COLUMN_SIZE}`}
      says={`${asks} ${mark === null ? pays : markWords(words, table.faces, mark)}`}
      rule="AG-6.3.2-a"
      className={`agra-order ${mark === null ? '' : 'taken'} ${now ? 'now' : ''}`}
      style={tintOf(guild)}
    >
      {goods.map((good) => (
        <GoodTile key={good} good={good} size={20} />
      ))}
      {mark !== null && (
        <span>
          <MarkPiece faces={table.faces} mark={mark} size={19} />
        </span>
      )}
      {rupees !== undefined && <em>+{rupees}</em>}
    </Spot>
  );
});

type Tint = CSSProperties & Readonly<Record<'--guild', string>>;

function tintOf(guild: Guild): Tint {
  return { '--guild': GUILD_INK[guild] };
}
