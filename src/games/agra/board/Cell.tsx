/** One good of the city: its house or site, what everybody has of it, what it is worth, and who stands there. */

import type { CSSProperties } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import { Coin } from '../../../ui/Coin.tsx';
import type { Building, Good } from '../data.ts';
import { goodValue } from '../values.ts';
import { House } from './art/houses.tsx';
import { streetOf } from './art/ink.ts';
import { Flags } from './art/marks.tsx';
import { BuilderPawn, GhostMark, Marker, MerchantPawn } from './art/pawns.tsx';
import { buildingSays, isBasic, siteOf } from './buildings.ts';
import { useFacts } from './facts.ts';
import { Note, Spot } from './Spot.tsx';
import { type AgraProps, buildingOf, playerAt, subject, tokenOn } from './sight.ts';
import { WorkerSpot } from './Workers.tsx';
import { useWords } from './words.ts';

interface CellProps {
  readonly table: AgraProps;
  readonly good: Good;
}

/** Each thing in it looks for itself: goods that come and go leave the house as it was drawn. */
export const Cell = attentive(function Cell({
  table,
  good,
  back,
}: CellProps & { /** Its arrow comes from the house after it. */ readonly back: boolean }) {
  const words = useWords();
  const building = buildingOf(good);
  return (
    <div className={`agra-cell ${isBasic(good) || back ? '' : 'pointed'}`} style={paint(streetOf(good).dark)}>
      <span className="agra-cell-name">
        <b>{words.goods[good]}</b> <small>{words.spaces[building]}</small>
      </span>
      <HouseSpot table={table} good={good} />
      <Storage table={table} good={good} />
      <ValueSpot table={table} good={good} />
      <Visitors table={table} building={building} />
    </div>
  );
});

const HouseSpot = attentive(function HouseSpot({ table, good }: CellProps) {
  const words = useWords();
  const facts = useFacts();
  const { view } = table.sight;
  const building = buildingOf(good);
  const built = view.built[building];
  const coins = view.coins[building];
  return (
    <Spot
      table={table}
      target={`space:${building}`}
      title={words.spaces[building]}
      says={buildingSays(words, facts, table.sight, building, good)}
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
  );
});

type Paint = CSSProperties & Readonly<Record<'--street', string>>;

function paint(street: string): Paint {
  return { '--street': street };
}

/** The pawns and the worker beside a house; at a site what it costs to build. */
const Visitors = attentive(function Visitors({
  table,
  building,
}: {
  readonly table: AgraProps;
  readonly building: Building;
}) {
  const words = useWords();
  const { siteCost } = useFacts();
  const { merchant, builder, built } = table.sight.view;
  const site = siteOf(building);
  return (
    <span className="agra-visitors">
      {merchant === building && (
        <Note title={words.explain.merchantName} says={words.explain.merchant} rule="AG-5.4-a">
          <span data-flip="merchant">
            <MerchantPawn size={28} />
          </span>
        </Note>
      )}
      {builder === building && (
        <Note title={words.explain.builderName} says={words.explain.builderSite} rule="AG-5.3-b">
          <span data-flip="builder">
            <BuilderPawn size={28} />
          </span>
        </Note>
      )}
      {built[building] && <WorkerSpot table={table} space={building} />}
      {!built[building] && builder !== building && site !== null && (
        <i className="agra-cost">{words.board.buildFor(siteCost[site])}</i>
      )}
    </span>
  );
});

/** Goods of all seats: each seat has its own corner. */
const Storage = attentive(function Storage({ table, good }: CellProps) {
  const words = useWords();
  const { view } = table.sight;
  const mine = subject(table.sight);
  return (
    <Spot
      table={table}
      target={`good:${good}`}
      title={words.goods[good]}
      says={words.explain.good(goodValue(view, good), playerAt(view, mine).goods[good])}
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
            {n > 0 ? <Marker face={face} size={16} /> : <GhostMark face={face} />}
            {n > 0 && <b>{n}</b>}
          </span>
        );
      })}
    </Spot>
  );
});

const ValueSpot = attentive(function ValueSpot({ table, good }: CellProps) {
  const words = useWords();
  const { view } = table.sight;
  const token = tokenOn(view, good);
  const value = goodValue(view, good);
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
});
