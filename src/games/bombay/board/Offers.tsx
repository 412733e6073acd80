/** Answers drawn over the map: lit roads and rings under the pieces; letters, plates for deeds, and the gain of what is shown above them. */
import { memo } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import type { Chip } from '../../../ui/contract.ts';
import type { PlaceId } from '../data.ts';
import { PLACE_IDS } from '../map.ts';
import { isCity } from '../steps/sell.ts';
import { BaleMark } from './art/Bale.tsx';
import { INK } from './art/ink.ts';
import { PalaceMark } from './art/Palace.tsx';
import { bendOf, CITY_PLANS, CLOCK, type Point, pathOf, spotOf } from './geometry.ts';
import { ICONS } from './icons.tsx';
import { LetterMark } from './Letter.tsx';
import { amountWidth, chipWidth, deedAt, GAIN_HEIGHT, GLOW, gainAt, isDeed, isNear, ringOf } from './plates.ts';
import type { BombayOffer, MapProps } from './sight.ts';
import { placeOf, pointing, routeOf, shownAt } from './targets.ts';

export const LitRoads = attentive(function LitRoads(props: MapProps) {
  const near = props.offers.filter(({ group }) => group === 'go').map((offer) => roadsOf(routeOf(props, offer)));
  const shown = props.shown ? roadsOf(routeOf(props, props.shown)) : '';
  return (
    <g fill="none" pointerEvents="none">
      <path d={near.join('')} stroke="#ffd778" strokeWidth="9" strokeOpacity=".8" />
      <path d={near.join('')} stroke={INK.saffron} strokeWidth="3" strokeDasharray="3 6" strokeLinecap="round" />
      <path d={shown} stroke="#fff3d0" strokeWidth="15" strokeLinecap="round" />
      <path d={shown} stroke={INK.saffron} strokeWidth="10" strokeLinecap="round" />
      <path d={shown} stroke="#fff3d0" strokeWidth="2.4" strokeDasharray="1 8" strokeLinecap="round" />
    </g>
  );
});

function roadsOf(route: readonly PlaceId[]): string {
  return route.map((to, i) => (i === 0 ? '' : pathOf(bendOf(route[i - 1] ?? to, to)))).join('');
}

export const Rings = attentive(function Rings({ k, ...props }: MapProps & { k: number }) {
  return (
    <g pointerEvents="none">
      {PLACE_IDS.map((place) => {
        const offer = props.offers.find(({ target }) => target === place);
        return (
          offer && <Ring key={place} place={place} near={isNear(offer)} chosen={props.shown?.id === offer.id} k={k} />
        );
      })}
    </g>
  );
});

/** The dashed ring of a place that can be reached: bold next door, dotted further away. */
const Ring = memo(function Ring(props: { place: PlaceId; near: boolean; chosen: boolean; k: number }) {
  const { place, near, chosen, k } = props;
  const { x, y } = spotOf(place);
  const r = ringOf(place);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${k})`}>
      {(near || chosen) && <circle r={r + GLOW} fill="url(#bombay-glow)" />}
      <circle r={r} fill="#fff3d0" fillOpacity={near ? 0.7 : 0.25} stroke="#fff6d8" strokeWidth={near ? 7 : 5} />
      <circle
        r={r}
        fill="none"
        stroke={chosen ? INK.saffronDeep : INK.saffron}
        strokeWidth={chosen ? 4.5 : near ? 3.2 : 2.4}
        strokeLinecap={near ? 'butt' : 'round'}
        strokeDasharray={chosen ? undefined : near ? '8 5' : '1 6'}
      />
    </g>
  );
});

export const OfferMarks = attentive(function OfferMarks({ k, ...props }: MapProps & { k: number }) {
  return (
    <g>
      {PLACE_IDS.map((place) => (
        <PlaceMarks key={place} {...props} shown={shownAt(props.shown, place)} place={place} k={k} />
      ))}
    </g>
  );
});

const PlaceMarks = attentive(function PlaceMarks({ place, k, ...props }: MapProps & { place: PlaceId; k: number }) {
  const chosen = (offer: BombayOffer) => props.shown?.id === offer.id;
  const visible = (offer: BombayOffer) => offer.place === 'main' || chosen(offer);
  const here = props.offers.filter(({ target }) => target !== undefined && placeOf(target) === place);
  const ring = here.find(({ target }) => target === place);
  const deeds = here.filter((offer) => isDeed(offer) && visible(offer));
  const gain = gainAt(props, place);
  if (!ring && deeds.length === 0 && !gain) return null;
  const { x, y } = spotOf(place);
  const letter = isCity(place)
    ? CITY_PLANS[place].letter
    : { x: ringOf(place) * (x > CLOCK.x ? 0.78 : -0.78), y: -ringOf(place) * 0.66 };
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${k})`}>
      {ring && visible(ring) && <LetterMark letter={ring.letter} {...letter} chosen={chosen(ring)} />}
      {deeds.map((offer, i) => (
        <DeedPlate key={offer.id} {...props} offer={offer} at={deedAt(place, i, deeds.length)} />
      ))}
      {gain && props.shown && <GainPlate offer={props.shown} {...gain} />}
    </g>
  );
});

/** A purchase or a palace, as a small plate at the foot of its place. */
function DeedPlate({ offer, at, ...props }: MapProps & { offer: BombayOffer; at: Point }) {
  const chosen = props.shown?.id === offer.id;
  const deed = offer.moves.at(-1);
  const bale = deed && 'silk' in deed ? deed.silk : boughtSilk(offer);
  return (
    <g
      transform={`translate(${at.x} ${at.y})`}
      {...pointing(props, offer)}
      className="bombay-target"
      data-offer={offer.id}
    >
      {props.narrow && <rect x="-38" y="-26" width="76" height="52" fill="transparent" />}
      <rect x="-31" y="-11" width="66" height="25" rx="12.5" fill="#3a2a10" fillOpacity=".28" />
      <rect
        x="-33"
        y="-13"
        width="66"
        height="25"
        rx="12.5"
        fill={chosen ? '#f3b648' : '#fff4d6'}
        stroke={INK.saffron}
        strokeWidth="1.8"
        strokeDasharray={chosen ? undefined : '5 3'}
      />
      {deed?.do === 'build' && <PalaceMark face={{ fill: '#d8a387', edge: '#8a4f38' }} x={-13} y={-11} w={20} />}
      {deed?.do === 'build' && bale && <BaleMark silk={bale} x={9} y={-8} w={20} />}
      {deed?.do === 'buy' && bale && <BaleMark silk={bale} x={-10} y={-10} w={24} />}
      {deed?.do === 'buy' && (
        <path d="M20-6v11M14.5-.5h11" stroke={INK.letter} strokeWidth="2.6" strokeLinecap="round" />
      )}
      <LetterMark letter={offer.letter} x={-30} y={0} chosen={chosen} />
    </g>
  );
}

function boughtSilk({ gain }: BombayOffer) {
  const silk = gain.find(({ icon }) => icon.startsWith('bale-'))?.icon.slice(5);
  return silk === 'yellow' || silk === 'purple' || silk === 'blue' || silk === 'orange' ? silk : null;
}

/** What the shown answer costs and brings. */
function GainPlate({ offer, x, y, width }: { offer: BombayOffer; width: number } & Point) {
  const parts = [
    ...offer.price.map((chip) => ({ chip, sign: '−' })),
    ...offer.gain.map((chip) => ({ chip, sign: '+' })),
  ];
  const widths = parts.map(({ chip }) => chipWidth(chip));
  return (
    <g transform={`translate(${x - width / 2} ${y - GAIN_HEIGHT / 2})`} pointerEvents="none">
      <rect x="2" y="2" width={width} height={GAIN_HEIGHT} rx="9" fill="#3a2a10" fillOpacity=".35" />
      <rect width={width} height={GAIN_HEIGHT} rx="9" fill={INK.indigo} stroke={INK.goldLight} strokeWidth="1.4" />
      {parts.map(({ chip, sign }, i) => (
        <g key={chip.says + sign} transform={`translate(${8 + widths.slice(0, i).reduce((a, b) => a + b, 0)} 14)`}>
          <PlateChip chip={chip} sign={sign} />
        </g>
      ))}
    </g>
  );
}

function PlateChip({ chip, sign }: { chip: Chip; sign: string }) {
  const Icon = ICONS[chip.icon];
  return (
    <>
      <text y="5.5" fontFamily="var(--body)" fontSize="15" fontWeight="700" fill={sign === '+' ? '#a9e5c8' : '#ffd9a0'}>
        {`${sign}${chip.amount ?? ''}`}
      </text>
      {Icon && (
        <g transform={`translate(${amountWidth(chip)} -9)`}>
          <Icon size={19} />
        </g>
      )}
    </>
  );
}
