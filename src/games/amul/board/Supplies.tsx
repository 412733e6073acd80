/** The palace and the bazaar: what is still there, and what it would bring. */
import { memo } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { Later } from '../../../ui/Later.tsx';
import { inRow } from '../../../ui/stops.ts';
import { whole } from '../../../ui/trace.ts';
import { CARDS, type CardId } from '../cards.ts';
import type { Name } from '../data.ts';
import { Window } from './art/Window.tsx';
import { Badge } from './Badge.tsx';
import { explainCard } from './explain.ts';
import { useBox } from './facts.ts';
import { categoryPaint } from './paint.ts';
import { Row } from './Row.tsx';
import { hadOf, Series, seriesSays } from './Series.tsx';
import { type AmulProps, subject } from './sight.ts';
import { shortName, useWords } from './words.ts';
import { byName, reckoningOf } from './worth.ts';

export const Supplies = attentive(function Supplies(props: AmulProps) {
  const { panels } = useWords();
  const { view } = props.sight;
  return (
    <section className="amul-supplies">
      <Stock {...props} title={panels.palace(view.palace.length)} cards={whole(view.palace)} />
      <Stock {...props} title={panels.bazaar(view.bazaar.length)} cards={whole(view.bazaar)} />
    </section>
  );
});

function Stock({ title, cards, ...props }: AmulProps & { readonly title: string; readonly cards: readonly CardId[] }) {
  const words = useWords();
  return (
    <div>
      <h3>{title}</h3>
      {cards.length === 0 ? (
        <p className="amul-empty">{words.panels.empty}</p>
      ) : (
        <Row label={title} className="amul-stock">
          {byName(cards).map(({ name, cards: [card], cards: { length } }, i) =>
            card ? <InStock key={name} {...props} name={name} card={card} copies={length} first={i === 0} /> : null,
          )}
        </Row>
      )}
    </div>
  );
}

interface StockProps {
  readonly name: Name;
  readonly card: CardId;
  readonly copies: number;
  readonly first: boolean;
}

/** What a card would bring is reckoned where it lies, as in the market. */
const InStock = attentive(function InStock({ sight, name, card, copies, first }: AmulProps & StockProps) {
  const words = useWords();
  const reckoning = reckoningOf(sight.view, subject(sight));
  const worth = reckoning.worth(card);
  return (
    <Later room={<li />}>
      <StockCard
        name={name}
        card={card}
        copies={copies}
        worth={worth}
        says={`${words.explain.worth(worth)} ${seriesSays(words, reckoning, name)}`.trimEnd()}
        had={hadOf(reckoning, name)}
        first={first}
      />
    </Later>
  );
});

const StockCard = memo(function StockCard({
  name,
  card,
  copies,
  worth,
  says,
  had,
  first,
}: StockProps & { readonly worth: number; readonly says: string; readonly had: string }) {
  const words = useWords();
  const { cards, category } = useBox();
  return (
    <Explain as="li" {...explainCard(words, cards, card, says)} tabIndex={-1} style={categoryPaint(category[name])}>
      <div
        data-stop=""
        role="img"
        aria-label={`${copies > 1 ? `${copies} × ` : ''}${words.cards[name].name}. ${says}`}
        {...inRow(first)}
      >
        <Badge points={worth} kind="gain" />
        <Window name={name} size={36} />
        <span>{`${shortName(words, name)}${copies > 1 ? ` ×${copies}` : ''}`}</span>
        {CARDS[card].deck === 'bazaar' && <Series trader={name} had={had} size={15} />}
      </div>
    </Explain>
  );
});
