/** One location of the map with what stands on it, the ring that offers it, and its explanation. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { type City, PLACES, type PlaceId } from '../data.ts';
import { isOpen } from '../markets.ts';
import { tableFacts } from '../state.ts';
import { effectOf } from '../steps/build.ts';
import { isCity } from '../steps/sell.ts';
import { CityArt } from './art/City.tsx';
import { INSET } from './art/Frame.tsx';
import { OwnedPalace } from './art/Palace.tsx';
import { ClosedPost, IdlePost, OpenPost } from './art/Post.tsx';
import { EmptySite, HillArt, Plinth, TokenSiteArt } from './art/Site.tsx';
import { explainPlace } from './explain.ts';
import { CITY_PLANS, spotOf, WIDTH } from './geometry.ts';
import { LADDER_WIDTH, Ladder } from './Ladder.tsx';
import { rise } from './motion.ts';
import { GAIN_HEIGHT, GLOW, gainAt, isNear, ringOf } from './plates.ts';
import { isPost, isTokenSite, type MapProps } from './sight.ts';
import { pointing } from './targets.ts';
import { useWords } from './words.ts';

interface PlaceProps extends MapProps {
  place: PlaceId;
  /** How much larger pieces are drawn than the map. */
  k: number;
  tabIndex: 0 | -1;
  /** Who stands there, in words. */
  herd: string;
}

/** Drawn anew only when something has changed here or the pointer is about this very place. */
export const Place = attentive(function Place({ place, k, tabIndex, herd, ...props }: PlaceProps) {
  const words = useWords();
  const { x, y } = spotOf(place);
  const explanation = explainPlace(words, props.sight.view, props.faces, place, herd);
  return (
    <Explain
      as="g"
      {...explanation}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      tabIndex={tabIndex}
      role="img"
      aria-label={`${explanation.title}. ${explanation.says}`}
      className="bombay-spot"
    >
      <g transform={`scale(${k})`} data-spot={place}>
        <Reach {...props} place={place} />
        <GainRoom {...props} place={place} />
        <Ground sight={props.sight} faces={props.faces} place={place} />
      </g>
      {isCity(place) && <LadderBeside {...props} city={place} k={k} />}
    </Explain>
  );
});

/** Counts the gain plate, which is drawn above everything, as part of the place: an explanation then stands clear of it. */
function GainRoom({ place, ...props }: MapProps & { place: PlaceId }) {
  const gain = gainAt(props, place);
  if (!gain) return null;
  const { x, y, width } = gain;
  return (
    <rect
      x={x - width / 2}
      y={y - GAIN_HEIGHT / 2}
      width={width}
      height={GAIN_HEIGHT}
      fill="none"
      pointerEvents="none"
    />
  );
}

/** Where a place can be pressed. What is seen of an offer is drawn on the layers below and above, so that the places stay as they are. */
function Reach({ place, ...props }: MapProps & { place: PlaceId }) {
  const offer = props.offers.find(({ target }) => target === place);
  if (!offer) return <circle r="38" fill="none" pointerEvents="all" />;
  return (
    <g {...pointing(props, offer)} className="bombay-target" data-offer={offer.id}>
      <circle r={ringOf(place) + (isNear(offer) ? GLOW : 0)} fill="none" pointerEvents="all" />
    </g>
  );
}

/** What is printed or built there, whoever passes. Pointers pass through to the ring. */
const Ground = attentive(function Ground({
  place,
  sight,
  faces,
}: Pick<MapProps, 'sight' | 'faces'> & { place: PlaceId }) {
  const words = useWords();
  const { view } = sight;
  const owner = view.palaces[place];
  const face = owner === undefined ? undefined : faces[owner];
  return (
    <g pointerEvents="none">
      {isCity(place) && <CityArt city={place} name={words.places[place].name} tokens={view.cityTokens[place]} />}
      {isPost(place) && !face && <PostArt place={place} view={view} />}
      {PLACES[place].kind === 'hill' && <HillArt extra={words.map.hill} />}
      {isSite(place) && !face && <SiteArt place={place} view={view} />}
      {face && (
        <Risen>
          {PLACES[place].kind !== 'hill' && <Plinth />}
          <OwnedPalace face={face} />
        </Risen>
      )}
    </g>
  );
});

function isSite(place: PlaceId): boolean {
  return PLACES[place].kind === 'tokenSite' || PLACES[place].kind === 'emptySite';
}

function PostArt({ place, view }: { place: PlaceId; view: MapProps['sight']['view'] }) {
  const { map } = useWords();
  if (!isPost(place)) return null;
  const silk = view.posts[place];
  if (silk === null) return <IdlePost deserted={map.deserted} />;
  return isOpen(view, place) ? <OpenPost silk={silk} /> : <ClosedPost silk={silk} closed={map.closed} />;
}

function SiteArt({ place, view }: { place: PlaceId; view: MapProps['sight']['view'] }) {
  const token = isTokenSite(place) ? view.tokens[place] : null;
  const seats = view.players.length;
  return token ? <TokenSiteArt effect={effectOf(view, token)} face={tableFacts(seats).face} /> : <EmptySite />;
}

/** A palace rises when it appears while the game is being watched, not when the table is opened. */
function Risen({ children }: { children: ReactNode }) {
  const host = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const palace = host.current;
    if (palace?.closest('[data-moves="on"]')) rise(palace);
  }, []);
  return <g ref={host}>{children}</g>;
}

/** How far from a city's middle its ladder begins, and how much it may grow before it covers a neighbour. */
const BESIDE = 44;
const LADDER_MOST = 1.12;

const LadderBeside = attentive(function LadderBeside({ city, k, ...props }: MapProps & { city: City; k: number }) {
  const { ladder, ladderY } = CITY_PLANS[city];
  const { x } = spotOf(city);
  const scale = props.narrow ? k : Math.min(k, LADDER_MOST);
  const width = LADDER_WIDTH * scale;
  // Beside the medallion, but never under the frame.
  const left =
    ladder === 'left'
      ? Math.max(INSET + 6, x - BESIDE * k - width)
      : Math.min(x + BESIDE * k, WIDTH - INSET - 6 - width);
  return (
    <g transform={`translate(${(left - x).toFixed(1)} ${(ladderY * k).toFixed(1)}) scale(${scale})`}>
      <Ladder {...props} city={city} />
    </g>
  );
});
