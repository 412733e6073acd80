/** A market on the board's upper edge: its bales under an awning, and what one of them costs. */
import { ArchMark } from '../../../ui/ActionArch.tsx';
import { attentive } from '../../../ui/attentive.tsx';
import { CoinMark } from '../../../ui/Coin.tsx';
import { MARKETS, SILKS, type Silk } from '../data.ts';
import { BaleMark, NoBaleMark } from './art/Bale.tsx';
import { INK } from './art/ink.ts';
import { STALL_WIDTH } from './geometry.ts';
import { LetterMark } from './Letter.tsx';
import type { MapProps } from './sight.ts';
import { pointing } from './targets.ts';
import { useWords } from './words.ts';

const W = STALL_WIDTH;
const STRIPES = 10;
/** The room for bales left of the price. */
const SHELF = 160;
const CLOTH = ['#c8553d', '#3d8b70', '#6d4a86'];

function awning(): { readonly cloth: string; readonly pale: string } {
  const step = (W + 12) / STRIPES;
  const scallop = `q${step / 2} 10 ${step} 0`;
  const cloth = `M-6 18${scallop.repeat(STRIPES)}L${W - 4} 0H4z`;
  const pale = Array.from({ length: STRIPES / 2 }, (_, i) => {
    const x = -6 + step * (2 * i + 1);
    const top = 4 + ((W - 8) / STRIPES) * (2 * i + 1);
    return `M${x} 18${scallop}L${top + (W - 8) / STRIPES} 0H${top}z`;
  });
  return { cloth, pale: pale.join('') };
}
const AWNING = awning();

function stockOf(view: MapProps['sight']['view'], market: number): Silk[] {
  const stall = view.markets[market];
  return stall ? SILKS.flatMap((silk) => new Array<Silk>(stall[silk]).fill(silk)) : [];
}

export const Stall = attentive(function Stall({ market, ...props }: MapProps & { market: 0 | 1 | 2 }) {
  const words = useWords();
  const { id, rupees, actions } = MARKETS[market];
  const stock = stockOf(props.sight.view, market);
  const step = Math.min(31, (SHELF - 30) / Math.max(1, stock.length - 1));
  const name = words.market[id];
  return (
    <g>
      <rect x="3" y="16" width={W} height="64" rx="9" fill="#3a2a10" fillOpacity=".25" />
      <rect y="14" width={W} height="64" rx="9" fill={INK.paper} stroke={INK.gold} strokeWidth="1.5" />
      <path d={AWNING.cloth} fill={CLOTH[market]} />
      <path d={AWNING.pale} fill="#fff6e0" />
      <path d={`M4 1H${W - 4}`} stroke="#fff" strokeWidth="1.5" strokeOpacity=".4" />
      <text x="11" y="41" fontFamily="var(--display)" fontSize="15" fontWeight="600" fill={INK.indigo}>
        {name.charAt(0).toUpperCase() + name.slice(1)}
      </text>
      {stock.length === 0 && <NoBaleMark x={9} y={47} w={30} />}
      {stock.map((silk, i) => (
        // Bales of one silk are alike: their place in the row is all that tells them apart.
        <BaleMark
          key={`${silk} ${stock.slice(0, i).filter((one) => one === silk).length}`}
          silk={silk}
          x={9 + i * step}
          y={47}
          w={30}
        />
      ))}
      <path d="M180 30v42" stroke="#e2cf9f" />
      <text x="227" y="41" textAnchor="middle" fontFamily="var(--body)" fontSize="14.5" fill={INK.brown}>
        {words.map.buyOne}
      </text>
      <CoinMark x={actions > 1 ? 193 : 201} y={47} size={25} amount={rupees} />
      <ArchMark x={actions > 1 ? 221 : 231} y={48} size={23} />
      {actions > 1 && <ArchMark x={242} y={48} size={23} />}
      {SILKS.map((silk) => {
        const offer = props.offers.find(({ target }) => target === `${id}+take:${silk}`);
        const chosen = offer !== undefined && offer.id === props.shown?.id;
        const first = stock.indexOf(silk);
        return (
          offer && (
            <g key={silk} {...pointing(props, offer)} className="bombay-target" data-offer={offer.id}>
              <rect
                x={6 + first * step}
                y="43"
                width="36"
                height="32"
                rx="9"
                fill="transparent"
                stroke={INK.saffron}
                strokeWidth="2.6"
                strokeDasharray={chosen ? undefined : '6 4'}
              />
              <LetterMark letter={offer.letter} x={10 + first * step} y={76} chosen={chosen} />
            </g>
          )
        );
      })}
    </g>
  );
});
