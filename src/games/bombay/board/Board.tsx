/** Bombay's board: the whole map in its frame on a wide screen, a map that pans and zooms on a narrow one. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { prepare } from '../../../ui/dots.ts';
import { CITIES, MARKETS, PLACES, type PlaceId, SILKS } from '../data.ts';
import { factsOf } from '../facts.ts';
import { PLACE_IDS } from '../map.ts';
import { isCity } from '../steps/sell.ts';
import { baleDrawing } from './art/Bale.tsx';
import { palaceDrawing } from './art/Palace.tsx';
import { Elephants } from './Elephants.tsx';
import { Flights } from './Flights.tsx';
import { BAG, CITY_PLANS, CLOCK, HEIGHT, type Point, STALL_WIDTH, STALL_Y, spotOf, stallX, WIDTH } from './geometry.ts';
import { FramedLand, OpenLand } from './Land.tsx';
import { MapArt } from './MapArt.tsx';
import { MapTools } from './MapTools.tsx';
import { MarketStrip } from './MarketStrip.tsx';
import { LitRoads, OfferMarks, Rings } from './Offers.tsx';
import { type BombayProps, type MapProps, playerAt, subject } from './sight.ts';
import { offerOf } from './targets.ts';
import { useCamera, useSize } from './useCamera.ts';
import { useWords } from './words.ts';
import './board.css';

/** The smallest text on a piece is 13 units high: pieces grow where the map shrinks, so that it stays 12 pixels. */
const READABLE = 0.93;
const LARGEST = 1.3;
const pieceScale = (mapScale: number) => Math.min(LARGEST, Math.max(1, READABLE / mapScale));

export function Board({ sight, faces, offers, shown, show, give, motion, narrow, told = NOTHING }: BombayProps) {
  const props = { sight, faces, offers, shown, show, give, motion, narrow, told };
  useEffect(() => prepare([...SILKS.map(baleDrawing), ...faces.map(palaceDrawing)]), [faces]);
  return narrow ? <NarrowBoard {...props} /> : <WideBoard {...props} />;
}

function WideBoard(props: MapProps) {
  const host = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(host);
  const scale = Math.min(width / WIDTH, height / HEIGHT);
  return (
    <div className="bombay-board" ref={host}>
      <MapSvg {...props} k={pieceScale(scale)} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} />
    </div>
  );
}

function NarrowBoard(props: MapProps) {
  const host = useRef<HTMLDivElement>(null);
  const home = reach(props);
  const { view, look, lookHome, follow, zoom, hands } = useCamera(host, home, props.motion);
  const { view: game, waiting } = props.sight;
  const mover = playerAt(game, waiting[0] ?? subject(props.sight)).at;
  const asked = props.offers.length > 0;
  const homeward = useRef(home);
  homeward.current = home;
  const fitted = useRef<typeof lookHome>(null);
  // A new question, an elephant that has walked on, another size: look at what is in reach. While others move, keep them in sight.
  useEffect(() => {
    const resized = fitted.current !== lookHome;
    fitted.current = lookHome;
    if (asked || resized) lookHome(homeward.current);
    else follow(spotOf(mover));
  }, [asked, mover, lookHome, follow]);
  const told = (props.told ?? NOTHING).filter(isPlace).join(' ');
  const { ply } = props.sight;
  // Whatever else the camera has just done, what a guide talks about is in sight; there are no tools then.
  useEffect(() => {
    void ply;
    if (told !== '') lookHome(told.split(' ').filter(isPlace).flatMap(withLadder), 0);
  }, [told, ply, lookHome]);
  return (
    <div className="bombay-narrow">
      <div className="bombay-map" ref={host} {...hands}>
        <MapSvg
          {...props}
          k={pieceScale(view.scale)}
          viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
        />
        {told === '' && <MapTools {...props} view={view} look={look} zoom={zoom} lookHome={() => lookHome(home)} />}
      </div>
      <MarketStrip {...props} />
    </div>
  );
}

const NOTHING: readonly string[] = [];

/** A place, and where its ladder ends if it is a city. */
function withLadder(place: PlaceId): Point[] {
  const spot = spotOf(place);
  if (!isCity(place)) return [spot];
  return [spot, { ...spot, x: spot.x + (CITY_PLANS[place].ladder === 'left' ? -86 : 86) }];
}

function isPlace(name: string): name is PlaceId {
  return Object.hasOwn(PLACES, name);
}

/** The elephant's own place and those next door, with the ladders that are in play. */
function reach({ sight, offers }: MapProps): Point[] {
  const { at } = playerAt(sight.view, subject(sight));
  const near = PLACE_IDS.filter((place) => offers.some(({ target, group }) => target === place && group === 'go'));
  const ladders = CITIES.filter((city) => city === at && offers.some(({ group }) => group === 'here'));
  return [
    ...[at, ...(near.length > 0 ? near : factsOf(sight.view).roadsFrom[at].map(({ to }) => to))].map(spotOf),
    ...ladders.flatMap(withLadder),
  ];
}

const SPOTS: readonly (Point & { readonly id: string })[] = [
  ...PLACE_IDS.map((place) => ({ id: place, ...spotOf(place) })),
  { id: 'clock', ...CLOCK },
  { id: 'bag', ...BAG },
];
/** On a narrow screen the markets are not on the map. */
const STALLS = MARKETS.map(({ id }, i) => ({ id, x: stallX(i) + STALL_WIDTH / 2, y: STALL_Y + 40 }));
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * The map in layers that the browser keeps apart: the land is drawn once, roads and rings with every look at an answer, places when
 * something changes there, pieces on the move above all.
 *
 * It is one stop of the tab key; arrows walk over it and show what a spot offers, Enter gives it. */
function MapSvg({ viewBox, k, ...props }: MapProps & { viewBox: string; k: number }) {
  const words = useWords();
  const { roads } = factsOf(props.sight.view);
  const map = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<string>(playerAt(props.sight.view, subject(props.sight)).at);
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);

  const onKeyDown = (e: KeyboardEvent) => {
    const way = ARROWS[e.key];
    if (way) {
      e.preventDefault();
      e.stopPropagation();
      const next = spotTowards(spot, way, props.narrow);
      setSpot(next);
      props.show(offerOf(props.offers, next));
      const element = map.current?.querySelector(`[data-spot="${next}"]`)?.closest('.bombay-spot');
      if (element instanceof SVGElement) element.focus();
    } else if (e.key === 'Enter' || e.key === ' ') {
      const offer = offerOf(props.offers, spot);
      if (!offer) return;
      e.preventDefault();
      props.give(offer);
    }
  };
  return (
    <div className="bombay-layers">
      <svg className="bombay-layer" viewBox={viewBox} aria-hidden="true">
        {props.narrow ? <OpenLand roads={roads} /> : <FramedLand roads={roads} />}
      </svg>
      <svg className="bombay-layer" viewBox={viewBox} aria-hidden="true">
        <LitRoads {...props} />
        <Rings {...props} k={k} />
      </svg>
      <div
        ref={map}
        className="bombay-layer"
        role="application"
        aria-label={words.map.label}
        data-moves={props.motion && opened ? 'on' : 'off'}
        onKeyDown={onKeyDown}
      >
        <MapArt {...props} viewBox={viewBox} k={k} spot={spot} />
      </div>
      <svg className="bombay-layer" viewBox={viewBox} aria-hidden="true">
        <Elephants sight={props.sight} faces={props.faces} motion={props.motion} k={k} />
        <OfferMarks {...props} k={k} />
        <Flights {...props} k={k} />
      </svg>
    </div>
  );
}

/** The nearest spot in a direction; what lies off the line counts as further away. */
function spotTowards(from: string, way: Point, narrow: boolean): string {
  const spots: typeof SPOTS = narrow ? SPOTS : [...SPOTS, ...STALLS];
  const here = spots.find(({ id }) => id === from) ?? spots[0];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const { id, x, y } of spots) {
    if (!here || id === from) continue;
    const ahead = (x - here.x) * way.x + (y - here.y) * way.y;
    const aside = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x);
    if (ahead > 8 && ahead + aside * 2 < least) {
      least = ahead + aside * 2;
      best = id;
    }
  }
  return best;
}
