/** What stands on the map and can be asked about: places, markets, clock and bag. The same for a wide and a narrow screen. */
import type { ReactNode } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { type City, MARKETS } from '../data.ts';
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
  const stop = (id: string) => (id === spot ? 0 : -1);
  return (
    <>
      <Sheet viewBox={viewBox}>
        <Paints />
        <ClockSpot
          sight={props.sight}
          faces={props.faces}
          k={props.narrow ? Math.min(k, 1.12) : 1}
          stop={stop('clock')}
        />
        <BagSpot sight={props.sight} k={k} stop={stop('bag')} />
      </Sheet>
      <SmallPlaces {...props} viewBox={viewBox} k={k} spot={spot} />
      {CITIES_FROM_THE_NORTH.map((city) => (
        <CitySheet
          key={city}
          {...props}
          shown={shownAt(props.shown, city)}
          viewBox={viewBox}
          k={k}
          city={city}
          stop={stop(city)}
        />
      ))}
      {!props.narrow &&
        ([0, 1, 2] as const).map((market) => (
          <MarketSheet
            key={market}
            {...props}
            shown={shownAt(props.shown, MARKETS[market].id)}
            viewBox={viewBox}
            market={market}
            stop={stop(MARKETS[market].id)}
          />
        ))}
    </>
  );
}

type Stop = 0 | -1;

const ClockSpot = attentive(function ClockSpot({
  sight,
  faces,
  k,
  stop,
}: Pick<MapProps, 'sight' | 'faces'> & { k: number; stop: Stop }) {
  const explanation = explainClock(useWords(), sight.view, faces);
  return (
    <Printed id="clock" at={CLOCK} k={k} explanation={explanation} stop={stop}>
      <Clock view={sight.view} />
    </Printed>
  );
});

const BagSpot = attentive(function BagSpot({ sight, k, stop }: Pick<MapProps, 'sight'> & { k: number; stop: Stop }) {
  return (
    <Printed id="bag" at={BAG} k={k} explanation={explainBag(useWords(), sight.view)} stop={stop}>
      <Bag view={sight.view} />
    </Printed>
  );
});

/** Who stands where is told here and handed on: an elephant that walks concerns two places, not all of them. */
const SmallPlaces = attentive(function SmallPlaces({ viewBox, k, spot, ...props }: MapArtProps) {
  const words = useWords();
  return (
    <Sheet viewBox={viewBox}>
      {SMALL_PLACES.map((place) => (
        <Place
          key={place}
          {...props}
          shown={shownAt(props.shown, place)}
          place={place}
          herd={herdSays(words, props.sight.view, props.faces, place)}
          k={k}
          tabIndex={place === spot ? 0 : -1}
        />
      ))}
    </Sheet>
  );
});

const CitySheet = attentive(function CitySheet({
  viewBox,
  k,
  city,
  stop,
  ...props
}: MapProps & { viewBox: string; k: number; city: City; stop: Stop }) {
  const herd = herdSays(useWords(), props.sight.view, props.faces, city);
  return (
    <Sheet viewBox={viewBox}>
      <Place {...props} place={city} herd={herd} k={k} tabIndex={stop} />
    </Sheet>
  );
});

const MarketSheet = attentive(function MarketSheet({
  viewBox,
  market,
  stop,
  ...props
}: MapProps & { viewBox: string; market: 0 | 1 | 2; stop: Stop }) {
  const explanation = explainMarket(useWords(), props.sight.view, market);
  const at = { x: stallX(market), y: STALL_Y };
  return (
    <Sheet viewBox={viewBox}>
      <Printed id={MARKETS[market].id} at={at} k={1} explanation={explanation} stop={stop}>
        <Stall {...props} market={market} />
      </Printed>
    </Sheet>
  );
});

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
  stop: Stop;
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
