/** The imperial board: gifts to Akbar, and for each guild its influence track and its column of orders. */
import type { CSSProperties } from 'react';
import { Explain } from '../../../ui/Explain.tsx';
import {
  AKBAR_LEFT,
  AKBAR_RIGHT,
  COLUMN_SIZE,
  GUILDS,
  type Guild,
  INFLUENCE_BONUS,
  INFLUENCE_RUPEES,
  ORDER_LIMIT_AT_PIER,
  ORDERS,
  type Product,
  TOP_LEVEL,
} from '../data.ts';
import { type Mark, NEUTRAL } from '../state.ts';
import { GoodTile } from './art/goods.tsx';
import { GUILD_INK } from './art/ink.ts';
import { Favour, GuildMark } from './art/marks.tsx';
import { Akbar, Marker, NeutralMarker } from './art/pawns.tsx';
import { Spot } from './Spot.tsx';
import { type AgraProps, offersAt } from './sight.ts';
import { useWords } from './words.ts';

export function Empire(props: AgraProps) {
  const words = useWords();
  const limit = ORDER_LIMIT_AT_PIER[props.sight.view.boat - 1] ?? 0;
  return (
    <section className="agra-empire agra-frame" aria-label={words.board.empireTitle}>
      <div className="agra-land">
        <div className="agra-court">
          <div className="agra-gifts">
            {AKBAR_LEFT.map((slot) => (
              <Gift key={slot} table={props} slot={slot} />
            ))}
          </div>
          <Explain title={words.board.empireTitle} says={words.board.giftsHelp} rule="AG-8.6" tabIndex={-1}>
            <Akbar size={46} />
          </Explain>
          <div className="agra-gifts">
            {AKBAR_RIGHT.map((slot) => (
              <Gift key={slot} table={props} slot={slot} />
            ))}
          </div>
        </div>
        <div className="agra-guilds">
          {GUILDS.map((guild) => (
            <GuildColumn key={guild} table={props} guild={guild} limit={limit} />
          ))}
        </div>
        <small className="agra-limit">{words.board.limit(limit)}</small>
      </div>
    </section>
  );
}

function MarkPiece({ table, mark, size }: { readonly table: AgraProps; readonly mark: Mark; readonly size: number }) {
  if (mark === null) return null;
  if (mark === NEUTRAL) return <NeutralMarker size={size} />;
  const face = table.faces[mark];
  return face ? <Marker face={face} size={size} /> : null;
}

function markWords(words: ReturnType<typeof useWords>, table: AgraProps, mark: Mark): string {
  if (mark === null) return words.explain.gift;
  return mark === NEUTRAL ? words.explain.neutral : words.explain.giftTaken(table.faces[mark]?.name ?? '');
}

function Gift({ table, slot }: { readonly table: AgraProps; readonly slot: Product }) {
  const words = useWords();
  const mark = table.sight.view.akbar[slot];
  return (
    <Spot
      table={table}
      target={`gift:${slot}`}
      title={words.goods[slot]}
      says={markWords(words, table, mark)}
      rule="AG-6.3.1-a"
      className={`agra-gift ${mark === null ? '' : 'taken'}`}
    >
      <GoodTile good={slot} size={30} />
      {mark !== null && (
        <span>
          <MarkPiece table={table} mark={mark} size={19} />
        </span>
      )}
    </Spot>
  );
}

const LEVELS = Array.from({ length: TOP_LEVEL + 1 }, (_, i) => TOP_LEVEL - i);

function GuildColumn({
  table,
  guild,
  limit,
}: {
  readonly table: AgraProps;
  readonly guild: Guild;
  readonly limit: number;
}) {
  const words = useWords();
  const { view } = table.sight;
  const covered = view.orders[guild].filter((mark) => mark !== null).length;
  const ink = GUILD_INK[guild];
  return (
    <div className="agra-guild" style={{ background: `color-mix(in srgb, ${ink} 13%, #fbf4e2)` }}>
      <span className="agra-guild-name" style={{ background: ink }}>
        <GuildMark guild={guild} size={17} />
        {words.guilds[guild]}
      </span>
      <Spot table={table} target={`guild:${guild}`} title={words.guilds[guild]} rule="AG-5.6-a" className="agra-track">
        {LEVELS.map((level) => (
          <TrackLevel key={level} table={table} guild={guild} level={level} />
        ))}
      </Spot>
      <div className="agra-orders">
        {ORDERS[guild].map((_, place) => (
          // A column has six fixed places.
          <Order key={ORDERS[guild][place]?.join()} table={table} guild={guild} place={place} />
        ))}
      </div>
      <small className={covered >= limit ? 'full' : ''}>{words.board.ofLimit(covered, limit)}</small>
    </div>
  );
}

function TrackLevel({
  table,
  guild,
  level,
}: {
  readonly table: AgraProps;
  readonly guild: Guild;
  readonly level: number;
}) {
  const words = useWords();
  const { view } = table.sight;
  const here = table.faces.filter(({ seat }) => view.players[seat]?.influence[guild] === level);
  const bonus = INFLUENCE_BONUS[level] ?? 0;
  const rupees = INFLUENCE_RUPEES[level] ?? 0;
  return (
    <Explain
      as="div"
      title={`${words.guilds[guild]} ${level}`}
      {...(level === 0 ? {} : { says: words.explain.track(rupees) })}
      rule={bonus > 0 ? 'AG-5.6-b' : level === TOP_LEVEL ? 'AG-5.6-d' : 'AG-5.6-e'}
      tabIndex={-1}
      className={`agra-step ${bonus > 0 ? 'bonus' : ''} ${level === TOP_LEVEL ? 'top' : ''}`}
    >
      <i>{level}</i>
      {here.length > 0 ? (
        here.map((face) => (
          <span key={face.seat} data-flip={`influence ${guild} ${face.seat}`}>
            <Marker face={face} size={here.length > 2 ? 11 : 14} />
          </span>
        ))
      ) : (
        <small>
          {level === TOP_LEVEL ? words.board.end : bonus > 0 ? <Favours count={bonus} /> : level > 0 ? rupees : ''}
        </small>
      )}
    </Explain>
  );
}

function Order({ table, guild, place }: { readonly table: AgraProps; readonly guild: Guild; readonly place: number }) {
  const words = useWords();
  const { view } = table.sight;
  const mark = view.orders[guild][place] ?? null;
  const now = view.orderMarkers[guild] === place;
  const goods = ORDERS[guild][place] ?? [];
  const target = now ? `order:${guild}` : 'none';
  const [offer] = offersAt(table.offers, target);
  const rupees = offer?.gain.find(({ icon }) => icon === 'rupee')?.amount;
  const pays = rupees === undefined ? '' : ` ${words.explain.orderPays(rupees)}`;
  return (
    <Spot
      table={table}
      target={target}
      title={`${words.guilds[guild]} ${place + 1}/${COLUMN_SIZE}`}
      says={`${words.explain.orderOf(words.list(goods.map((good) => words.goods[good])))}${mark === null ? pays : ` ${markWords(words, table, mark)}`}`}
      rule="AG-6.3.2-a"
      className={`agra-order ${mark === null ? '' : 'taken'} ${now ? 'now' : ''}`}
      style={tintOf(guild)}
    >
      {goods.map((good) => (
        <GoodTile key={good} good={good} size={20} />
      ))}
      {mark !== null && (
        <span>
          <MarkPiece table={table} mark={mark} size={19} />
        </span>
      )}
      {rupees !== undefined && <em>+{rupees}</em>}
    </Spot>
  );
}

type Tint = CSSProperties & Readonly<Record<'--guild', string>>;

function tintOf(guild: Guild): Tint {
  return { '--guild': GUILD_INK[guild] };
}

function Favours({ count }: { readonly count: number }) {
  return (
    <>
      <Favour size={12} />
      {count > 1 && <Favour size={12} />}
    </>
  );
}
