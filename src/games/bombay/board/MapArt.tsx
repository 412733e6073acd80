/** What stands on the map and can be asked about: places, markets, clock and bag. The same for a wide and a narrow screen. */
import type { ReactNode } from 'react';
import { Explain } from '../../../ui/Explain.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { MARKETS, type PlaceId } from '../data.ts';
import { PLACE_IDS } from '../map.ts';
import { isCity } from '../steps/sell.ts';
import { Paints } from './art/Frame.tsx';
import { Bag, Clock } from './Clock.tsx';
import { type Explanation, explainBag, explainClock, explainMarket, herdSays } from './explain.ts';
import { BAG, CLOCK, type Point, STALL_Y, spotOf, stallX } from './geometry.ts';
import { Place } from './Place.tsx';
import { Stall } from './Stall.tsx';
import type { MapProps } from './sight.ts';
import { shownAt } from './targets.ts';
import { useWords } from './words.ts';

const FROM_THE_NORTH = PLACE_IDS.toSorted((a, b) => spotOf(a).y - spotOf(b).y);
/** Cities come last: their ladders may reach over a neighbour's ring. */
const SMALL_PLACES = FROM_THE_NORTH.filter((place) => !isCity(place));
const CITIES_FROM_THE_NORTH = FROM_THE_NORTH.filter(isCity);

interface MapArtProps extends MapProps {
  viewBox: string;
  k: number;
  /** Which spot the keyboard is on. */
  spot: string;
}

/** What changes often and is large has a sheet of its own: a bale that is sold leaves the other cities as they were painted. */
export function MapArt({ viewBox, k, spot, ...props }: MapArtProps) {
  const words = useWords();
  const { view } = props.sight;
  const stop = (id: string) => (id === spot ? 0 : -1);
  const placed = (place: PlaceId) => (
    <Place
      key={place}
      {...props}
      shown={shownAt(props.shown, place)}
      place={place}
      herd={herdSays(words, view, props.faces, place)}
      k={k}
      tabIndex={stop(place)}
    />
  );
  return (
    <>
      <Sheet viewBox={viewBox}>
        <Paints />
        <Printed
          id="clock"
          at={CLOCK}
          k={props.narrow ? Math.min(k, 1.12) : 1}
          explanation={explainClock(words, view, props.faces)}
          stop={stop('clock')}
        >
          <Clock view={view} />
        </Printed>
        <Printed id="bag" at={BAG} k={k} explanation={explainBag(words, view)} stop={stop('bag')}>
          <Bag view={view} />
        </Printed>
      </Sheet>
      <Sheet viewBox={viewBox}>{SMALL_PLACES.map(placed)}</Sheet>
      {CITIES_FROM_THE_NORTH.map((city) => (
        <Sheet key={city} viewBox={viewBox}>
          {placed(city)}
        </Sheet>
      ))}
      {!props.narrow &&
        ([0, 1, 2] as const).map((market) => (
          <Sheet key={market} viewBox={viewBox}>
            <Printed
              id={MARKETS[market].id}
              at={{ x: stallX(market), y: STALL_Y }}
              k={1}
              explanation={explainMarket(words, view, market)}
              stop={stop(MARKETS[market].id)}
            >
              <Stall {...props} shown={shownAt(props.shown, MARKETS[market].id)} market={market} />
            </Printed>
          </Sheet>
        ))}
    </>
  );
}

function Printed({
  id,
  at,
  k,
  explanation,
  stop,
  children,
}: {
  id: string;
  at: Point;
  k: number;
  explanation: Explanation;
  stop: 0 | -1;
  children: ReactNode;
}) {
  return (
    <Explain
      as="g"
      {...explanation}
      tabIndex={stop}
      role="img"
      aria-label={`${explanation.title}. ${explanation.says}`}
      className="bombay-spot"
      transform={`translate(${at.x} ${at.y}) scale(${k})`}
    >
      <g data-spot={id}>{children}</g>
    </Explain>
  );
}
