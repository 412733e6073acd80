/** Bales and coins that change hands fly from one to the other. Read off two views; the game never waits for them. */
import { useLayoutEffect, useRef, useState } from 'react';
import { CoinMark } from '../../../ui/Coin.tsx';
import { SILKS, type Silk } from '../data.ts';
import { marketOf } from '../markets.ts';
import type { BombayView } from '../view.ts';
import { BaleMark } from './art/Bale.tsx';
import { BAG, CLOCK, type Point, STALL_WIDTH, STALL_Y, spotOf, stallX } from './geometry.ts';
import { fly } from './motion.ts';
import type { MapProps } from './sight.ts';

interface Flight {
  readonly key: string;
  readonly what: Silk | 'coin';
  readonly from: Point;
  readonly to: Point;
}

const above = ({ x, y }: Point, by: number): Point => ({ x, y: y - by });

function flightsBetween(before: BombayView, after: BombayView, narrow: boolean): Flight[] {
  const flights: Flight[] = [];
  for (const [seat, now] of after.players.entries()) {
    const was = before.players[seat];
    if (!was) continue;
    const elephant = above(spotOf(now.at), 10);
    for (const silk of SILKS) {
      const more = times(now.load, silk) - times(was.load, silk);
      if (more > 0)
        flights.push({ key: `${seat} ${silk}`, what: silk, from: stallOf(before, silk, narrow), to: elephant });
      if (more < 0) flights.push({ key: `${seat} ${silk}`, what: silk, from: elephant, to: BAG });
    }
    const host = after.palaces[now.at];
    if (now.at !== was.at && host !== undefined && host !== seat)
      flights.push({ key: `toll ${seat}`, what: 'coin', from: above(elephant, 90), to: elephant });
  }
  return flights;
}

function stallOf(view: BombayView, silk: Silk, narrow: boolean): Point {
  const market = marketOf(view, silk);
  return market < 0 || narrow ? { x: CLOCK.x, y: 90 } : { x: stallX(market) + STALL_WIDTH / 3, y: STALL_Y + 56 };
}

function times(load: readonly Silk[], silk: Silk): number {
  return load.filter((one) => one === silk).length;
}

export function Flights({ sight, motion, narrow, k }: MapProps & { k: number }) {
  const last = useRef(sight);
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = sight;
    const step = sight.ply - before.ply;
    // Only what has just happened: a jump through the log or to another table is shown without a flight.
    if (motion && step === 1) setFlights(flightsBetween(before.view, sight.view, narrow));
  }, [sight, motion, narrow]);
  return (
    <g pointerEvents="none">
      {flights.map((flight) => (
        <Flying
          key={`${sight.ply} ${flight.key}`}
          flight={flight}
          k={k}
          done={() => setFlights((all) => all.filter((one) => one !== flight))}
        />
      ))}
    </g>
  );
}

function Flying({ flight, k, done }: { flight: Flight; k: number; done: () => void }) {
  const thing = useRef<SVGGElement>(null);
  const landed = useRef(done);
  useLayoutEffect(() => {
    if (thing.current) fly(thing.current, flight.from, flight.to, () => landed.current());
  }, [flight]);
  return (
    <g ref={thing} style={{ transform: `translate(${flight.from.x}px, ${flight.from.y}px)` }}>
      <g transform={`scale(${k})`}>
        {flight.what === 'coin' ? (
          <CoinMark x={-13} y={-13} size={26} />
        ) : (
          <BaleMark silk={flight.what} x={-17} y={-14} w={34} />
        )}
      </g>
    </g>
  );
}
