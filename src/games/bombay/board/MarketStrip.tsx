/** The three markets on a narrow screen: under the map, always in sight. */
import { ActionArch } from '../../../ui/ActionArch.tsx';
import { Coin } from '../../../ui/Coin.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { MARKETS, SILKS } from '../data.ts';
import { Bale } from './art/Bale.tsx';
import { explainMarket } from './explain.ts';
import type { MapProps } from './sight.ts';
import { useWords } from './words.ts';

export function MarketStrip({ sight }: MapProps) {
  const words = useWords();
  const { view } = sight;
  return (
    <ul className="bombay-markets">
      {([0, 1, 2] as const).map((market) => {
        const { id, rupees, actions } = MARKETS[market];
        const stock = SILKS.filter((silk) => view.markets[market][silk] > 0);
        return (
          <Explain key={id} as="li" {...explainMarket(words, view, market)}>
            <span className="bombay-stock">
              {stock.length === 0 && <i>{words.event.nothing}</i>}
              {stock.map((silk) => (
                <span key={silk}>
                  <Bale silk={silk} size={20} />
                  <b>{view.markets[market][silk]}</b>
                </span>
              ))}
            </span>
            <span className="bombay-cost">
              <Coin size={18} amount={rupees} />
              <ActionArch size={15} />
              {actions > 1 && <ActionArch size={15} />}
            </span>
          </Explain>
        );
      })}
    </ul>
  );
}
