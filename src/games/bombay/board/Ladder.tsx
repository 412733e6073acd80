/** A city's demand as a ladder: each rung shows its silk and what a bale of it brings there now. */
import { useLayoutEffect, useRef } from 'react';
import { CoinMark } from '../../../ui/Coin.tsx';
import type { City, Silk } from '../data.ts';
import { price } from '../steps/sell.ts';
import { BaleMark } from './art/Bale.tsx';
import { ClientMark } from './art/Client.tsx';
import { INK } from './art/ink.ts';
import { LetterMark } from './Letter.tsx';
import { sink } from './motion.ts';
import type { BombayOffer, MapProps } from './sight.ts';
import { pointing } from './targets.ts';

export const LADDER_WIDTH = 74;
const RUNG = 26;
/** A rung that can be pressed with a finger. */
const WIDE_RUNG = 48;

export function Ladder({ city, ...props }: MapProps & { city: City }) {
  const { sight, offers, narrow, motion } = props;
  const ladder = sight.view.demand[city];
  const offerOf = (silk: Silk) => offers.find(({ target }) => target === `${city}+sell:${silk}`);
  const heights = ladder.map((silk) => (narrow && offerOf(silk) ? WIDE_RUNG : RUNG));
  const tops = heights.map((_, i) => heights.slice(0, i).reduce((a, b) => a + b, 0));
  const height = heights.reduce((a, b) => a + b, 0);

  const rungs = useRef(new Map<Silk, SVGGElement>());
  const last = useRef({ ladder, tops });
  useLayoutEffect(() => {
    const before = last.current;
    for (const [i, silk] of ladder.entries()) {
      const was = before.tops[before.ladder.indexOf(silk)];
      const rung = rungs.current.get(silk);
      if (motion && rung && was !== undefined && before.ladder[i] !== silk) sink(rung, was - (tops[i] ?? 0));
    }
    last.current = { ladder, tops };
  });

  return (
    <g>
      <rect x="2" y="0" width={LADDER_WIDTH} height={height + 6} rx="6" fill="#3a2a10" fillOpacity=".22" />
      <rect width={LADDER_WIDTH} height={height + 4} rx="6" fill={INK.paper} stroke={INK.gold} strokeWidth="1.4" />
      <path
        d={`M4-5V${height + 9}M${LADDER_WIDTH - 4}-5V${height + 9}`}
        stroke="#7a5227"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d={`M3-4V${height + 8}M${LADDER_WIDTH - 5}-4V${height + 8}`}
        stroke="#b98357"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      {tops.slice(1).map((top) => (
        <path key={top} d={`M5 ${top + 2}h${LADDER_WIDTH - 10}`} stroke="#b98357" strokeWidth="2.4" />
      ))}
      {ladder.map((silk, i) => (
        <g key={silk} transform={`translate(0 ${(tops[i] ?? 0) + 2})`}>
          <g
            ref={(rung) => {
              if (rung) rungs.current.set(silk, rung);
            }}
          >
            <Rung {...props} silk={silk} rung={i} height={heights[i] ?? RUNG} offer={offerOf(silk)} />
          </g>
        </g>
      ))}
    </g>
  );
}

function Rung({
  silk,
  rung,
  height,
  offer,
  ...props
}: MapProps & { silk: Silk; rung: number; height: number; offer: BombayOffer | undefined }) {
  const { rupees, clients } = price(rung, silk);
  const chosen = offer !== undefined && props.shown?.id === offer.id;
  const middle = height / 2;
  return (
    <g {...(offer ? { ...pointing(props, offer), className: 'bombay-target', 'data-offer': offer.id } : {})}>
      <rect
        x="7.5"
        y="1.5"
        width={LADDER_WIDTH - 15}
        height={height - 3}
        rx="4"
        fill={chosen ? '#f3b648' : offer ? '#fde3a8' : 'transparent'}
        stroke={offer ? INK.saffron : 'none'}
        strokeWidth="1.8"
        strokeDasharray={chosen ? undefined : '4 3'}
      />
      <BaleMark silk={silk} x={7.5} y={middle - 9} w={22.5} />
      <CoinMark x={30} y={middle - 11.5} size={23} amount={rupees} />
      {clients > 0 && <ClientMark x={clients > 1 ? 49 : 52} y={middle - 8.5} size={17} />}
      {clients > 1 && <ClientMark x={55.5} y={middle - 8.5} size={17} />}
      {offer && (offer.place === 'main' || chosen) && (
        <LetterMark letter={offer.letter} x={LADDER_WIDTH - 3} y={middle} chosen={chosen} />
      )}
    </g>
  );
}
