/** The city: four characters around the meditation circle, and four streets of houses with everybody's goods. */

import type { CSSProperties } from 'react';
import { Coin } from '../../../ui/Coin.tsx';
import { SeatMark } from '../../../ui/SeatBadge.tsx';
import { Worker } from '../../../ui/Worker.tsx';
import {
  ARROW_FROM,
  BASICS,
  type Basic,
  type Building,
  CHARACTERS,
  type Character,
  type Good,
  PRICE_TOKENS,
  type Product,
  ROWS,
  SITE_FACTS,
  type Site,
  type Space,
} from '../data.ts';
import { production } from '../farm.ts';
import { goodValue } from '../values.ts';
import { CharacterArch } from './art/characters.tsx';
import { House } from './art/houses.tsx';
import { streetOf } from './art/ink.ts';
import { Flags } from './art/marks.tsx';
import { BuilderPawn, Marker, MerchantPawn } from './art/pawns.tsx';
import { Circle } from './Circle.tsx';
import { Spot } from './Spot.tsx';
import { type AgraProps, buildingOf, playerAt, subject, tokenOn, worldOf } from './sight.ts';
import { useWords } from './words.ts';

export function City(props: AgraProps) {
  const words = useWords();
  const [architect, sailor, trader, botanist] = CHARACTERS;
  return (
    <section className="agra-city agra-frame" aria-label={words.board.cityLabel}>
      <div className="agra-land">
        <div className="agra-characters">
          <CharacterSpot table={props} id={architect} />
          <CharacterSpot table={props} id={sailor} />
          {!props.narrow && <Circle {...props} />}
          <CharacterSpot table={props} id={trader} />
          <CharacterSpot table={props} id={botanist} />
        </div>
        {ROWS.map((row) => (
          <Street key={row[0]} table={props} row={row} />
        ))}
        {props.narrow && <Circle {...props} />}
      </div>
    </section>
  );
}

function CharacterSpot({ table, id }: { readonly table: AgraProps; readonly id: Character }) {
  const words = useWords();
  const { view } = table.sight;
  const here = view.turn.phase === 'action' && view.agenda.some((step) => step.kind === id);
  return (
    <Spot
      table={table}
      target={`space:${id}`}
      title={words.spaces[id]}
      says={words.characters[id]}
      rule={`AG-${{ architect: 'ARC-a', sailor: 'SAI-a', trader: 'TRA-a', botanist: 'BOT-a' }[id]}`}
      className={`agra-character ${here ? 'here' : ''}`}
    >
      <CharacterArch id={id} size="100%" />
      <span className="agra-character-side">
        {id === 'trader' && <PriceTokens table={table} />}
        <WorkerSpot table={table} space={id} />
      </span>
      <b>{words.spaces[id]}</b>
    </Spot>
  );
}

/** AG-2.1-a: the tokens that lie on the Trader. */
function PriceTokens({ table }: { readonly table: AgraProps }) {
  const words = useWords();
  const here = PRICE_TOKENS.filter((token) => table.sight.view.prices[token].good === null);
  return (
    <span className="agra-tokens">
      {here.map((token) => (
        <Spot
          key={token}
          table={table}
          target={`token:${token}`}
          as="span"
          title={words.favourActions.ft04.name}
          says={words.explain.token}
          rule="AG-5.2.1-b"
        >
          <Flags value={table.sight.view.prices[token].face} priced />
        </Spot>
      ))}
    </span>
  );
}

function WorkerSpot({ table, space }: { readonly table: AgraProps; readonly space: Space }) {
  const words = useWords();
  const { view } = table.sight;
  const seat = view.workers[space];
  const face = seat === null ? undefined : table.faces[seat];
  if (face === undefined || seat === null) return <i className="agra-stand free" />;
  const lying = view.lying[space];
  return (
    <Spot
      table={table}
      target={`worker:${space}`}
      as="span"
      title={words.explain.worker(face.name, lying)}
      rule="AG-6.2.1.2-b"
      className="agra-stand"
    >
      <span data-flip={`worker ${seat} ${space}`}>
        <Worker face={face} pose={lying ? 'lying' : 'standing'} size={30} />
      </span>
    </Spot>
  );
}

function Street({ table, row }: { readonly table: AgraProps; readonly row: readonly Good[] }) {
  const [first] = row;
  if (first === undefined) return null;
  const { dark, tint } = streetOf(first);
  return (
    <div className="agra-street" style={{ background: `color-mix(in srgb, ${tint} 68%, #fbf4e2)` }}>
      <svg className="agra-arrows" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
        {['M92 56H102', 'M92 56V93H192V56H202', 'M292 56H302'].map((d) => (
          <path key={d} d={d} fill="none" stroke={dark} strokeWidth="2.500" vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {row.map((good) => (
        <Cell key={good} table={table} good={good} />
      ))}
    </div>
  );
}

function isBasic(good: Good): good is Basic {
  return BASICS.some((basic) => basic === good);
}

function Cell({ table, good }: { readonly table: AgraProps; readonly good: Good }) {
  const words = useWords();
  const { view } = table.sight;
  const building = buildingOf(good);
  const built = view.built[building];
  const coins = view.coins[building];
  const { dark } = streetOf(good);
  return (
    <div className={`agra-cell ${isBasic(good) ? 'basic' : ''}`} style={paint(dark)}>
      <span className="agra-cell-name">
        <b>{words.goods[good]}</b> <small>{words.spaces[building]}</small>
      </span>
      <Spot
        table={table}
        target={`space:${building}`}
        title={words.spaces[building]}
        says={buildingSays(words, table, building, good)}
        rule={built ? (isBasic(good) ? 'AG-6.2.2.2-a' : 'AG-6.2.2.3-a') : 'AG-5.3-b'}
        className="agra-building"
      >
        <House good={good} built={built} size="100%" />
        {coins > 0 && (
          <span className="agra-coins">
            <Coin size={21} amount={coins} />
          </span>
        )}
      </Spot>
      <Storage table={table} good={good} />
      <span className="agra-cell-foot">
        <ValueSpot table={table} good={good} />
        <span className="agra-pawns">
          {view.merchant === building && (
            <span data-flip="merchant">
              <MerchantPawn size={27} />
            </span>
          )}
          {view.builder === building && (
            <span data-flip="builder" className="agra-offered">
              <BuilderPawn size={27} />
            </span>
          )}
          {built ? (
            <WorkerSpot table={table} space={building} />
          ) : (
            view.builder !== building &&
            !isBasic(good) && <i className="agra-cost">{words.board.buildFor(SITE_FACTS[siteOf(building)].cost)}</i>
          )}
        </span>
      </span>
    </div>
  );
}

type Paint = CSSProperties & Readonly<Record<'--street', string>>;

function paint(street: string): Paint {
  return { '--street': street };
}

function siteOf(building: Building): Site {
  if (building in SITE_FACTS) return building as Site; // the table has exactly the sites as keys
  throw new Error(`${building} is no site`);
}

function buildingSays(words: ReturnType<typeof useWords>, table: AgraProps, building: Building, good: Good): string {
  const { view } = table.sight;
  const { explain } = words;
  const seat = subject(table.sight);
  const world = worldOf(view);
  const player = world.players[seat];
  const parts = [
    isBasic(good)
      ? explain.production(words.goods[good], player ? production(player, good) : 0)
      : explain.building(words.goods[ARROW_FROM[good as Product]], words.goods[good]), // not basic, so a product
  ];
  if (!view.built[building] && !isBasic(good)) {
    const { cost, level } = SITE_FACTS[siteOf(building)];
    parts.push(view.builder === building ? explain.builderSite : explain.site(cost, level));
  }
  if (view.merchant === building) parts.push(explain.merchant);
  if (view.coins[building] > 0) parts.push(explain.coins(view.coins[building]));
  return parts.join(' ');
}

/** Goods of all seats: each seat has its own corner. */
function Storage({ table, good }: { readonly table: AgraProps; readonly good: Good }) {
  const words = useWords();
  const { view } = table.sight;
  const mine = subject(table.sight);
  return (
    <Spot
      table={table}
      target={`good:${good}`}
      title={words.goods[good]}
      says={words.explain.good(goodValue(worldOf(view), good), playerAt(view, mine).goods[good])}
      rule="AG-5.2-a"
      className="agra-storage"
    >
      {table.faces.map((face) => {
        const n = playerAt(view, face.seat).goods[good];
        return (
          <span
            key={face.seat}
            className={`agra-chip ${n === 0 ? 'none' : ''} ${face.seat === mine ? 'mine' : ''}`}
            style={{ borderColor: face.edge }}
          >
            {n > 0 ? <Marker face={face} size={15} /> : <GhostMark face={face} />}
            {n > 0 && <b>{n}</b>}
          </span>
        );
      })}
    </Spot>
  );
}

function GhostMark({ face }: { readonly face: AgraProps['faces'][number] }) {
  return (
    <svg className="piece" width="8" height="8" viewBox="-10 -10 20 20" aria-hidden="true" opacity=".3">
      <SeatMark face={face} />
    </svg>
  );
}

function ValueSpot({ table, good }: { readonly table: AgraProps; readonly good: Good }) {
  const words = useWords();
  const { view } = table.sight;
  const token = tokenOn(view, good);
  const value = goodValue(worldOf(view), good);
  return (
    <Spot
      table={table}
      target={token === null ? 'none' : `token:${token}`}
      as="span"
      title={words.explain.good(value, playerAt(view, subject(table.sight)).goods[good])}
      {...(token === null ? {} : { says: words.explain.priced })}
      rule="AG-5.2.1-a"
      className="agra-value"
    >
      <Flags value={value} priced={token !== null} />
    </Spot>
  );
}
