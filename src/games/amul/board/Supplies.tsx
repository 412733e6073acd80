/** The palace and the bazaar: what is still there, and what it would bring. */
import { memo } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import { Explain } from '../../../ui/Explain.tsx';
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
import { hadOf, Series } from './Series.tsx';
import { type AmulProps, subject } from './sight.ts';
import { shortName, useWords } from './words.ts';
import { byName, type Reckoning, reckoningOf } from './worth.ts';

export const Supplies = attentive(function Supplies({ sight }: AmulProps) {
  const { panels } = useWords();
  const { view } = sight;
  const reckoning = reckoningOf(view, subject(sight));
  return (
    <section className="amul-supplies">
      <Stock title={panels.palace(view.palace.length)} cards={whole(view.palace)} reckoning={reckoning} />
      <Stock title={panels.bazaar(view.bazaar.length)} cards={whole(view.bazaar)} reckoning={reckoning} />
    </section>
  );
});

function Stock({
  title,
  cards,
  reckoning,
}: {
  readonly title: string;
  readonly cards: readonly CardId[];
  readonly reckoning: Reckoning;
}) {
  const words = useWords();
  return (
    <div>
      <h3>{title}</h3>
      {cards.length === 0 ? (
        <p className="amul-empty">{words.panels.empty}</p>
      ) : (
        <Row label={title} className="amul-stock">
          {byName(cards).map(({ name, cards: copies }, i) => {
            const [card] = copies;
            return (
              card && (
                <InStock
                  key={name}
                  name={name}
                  card={card}
                  copies={copies.length}
                  worth={reckoning.worth(card)}
                  had={hadOf(reckoning, name)}
                  first={i === 0}
                />
              )
            );
          })}
        </Row>
      )}
    </div>
  );
}

const InStock = memo(function InStock({
  name,
  card,
  copies,
  worth,
  had,
  first,
}: {
  readonly name: Name;
  readonly card: CardId;
  readonly copies: number;
  readonly worth: number;
  readonly had: string;
  readonly first: boolean;
}) {
  const words = useWords();
  const { cards, category } = useBox();
  const says = words.explain.worth(worth);
  return (
    <Explain as="li" {...explainCard(words, cards, card, says)} tabIndex={-1} style={categoryPaint(category[name])}>
      <div data-stop="" role="img" aria-label={`${words.cards[name].name}. ${says}`} {...inRow(first)}>
        <Badge points={worth} kind="gain" />
        <Window name={name} size={36} />
        <span>{`${shortName(words, name)}${copies > 1 ? ` ×${copies}` : ''}`}</span>
        {CARDS[card].deck === 'bazaar' && <Series trader={name} had={had} size={15} />}
      </div>
    </Explain>
  );
});
