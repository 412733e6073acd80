/** The palace and the bazaar: what is still there, and what it would bring. */
import { attentive } from '../../../ui/attentive.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { CARDS, type CardId } from '../cards.ts';
import { Window } from './art/Window.tsx';
import { Badge } from './Badge.tsx';
import { explainCard } from './explain.ts';
import { useCards } from './facts.ts';
import { categoryOf } from './now.ts';
import { categoryPaint } from './paint.ts';
import { Row } from './Row.tsx';
import { Series } from './Series.tsx';
import { type AmulProps, subject } from './sight.ts';
import { shortName, useWords } from './words.ts';
import { byName, Reckoning } from './worth.ts';

export const Supplies = attentive(function Supplies(props: AmulProps) {
  const { panels } = useWords();
  const { view } = props.sight;
  return (
    <section className="amul-supplies">
      <Stock title={panels.palace(view.palace.length)} cards={view.palace} {...props} />
      <Stock title={panels.bazaar(view.bazaar.length)} cards={view.bazaar} {...props} />
    </section>
  );
});

function Stock({ title, cards, ...props }: AmulProps & { readonly title: string; readonly cards: readonly CardId[] }) {
  const words = useWords();
  const printed = useCards();
  const { view } = props.sight;
  const seat = subject(props.sight);
  const reckoning = new Reckoning(view, seat);
  return (
    <div>
      <h3>{title}</h3>
      {cards.length === 0 ? (
        <p className="amul-empty">{words.panels.empty}</p>
      ) : (
        <Row label={title} className="amul-stock">
          {byName(cards).map(({ name, cards: copies }, i) => {
            const [card] = copies;
            if (card === undefined) return null;
            const worth = reckoning.worth(card);
            return (
              <Explain
                key={name}
                as="li"
                {...explainCard(words, printed, card, words.explain.worth(worth))}
                tabIndex={-1}
                style={categoryPaint(categoryOf(name))}
              >
                <div
                  data-stop=""
                  role="img"
                  aria-label={`${words.cards[name].name}. ${words.explain.worth(worth)}`}
                  {...{ tabIndex: i === 0 ? 0 : -1 }}
                >
                  <Badge points={worth} kind="gain" />
                  <Window name={name} size={36} />
                  <span>{`${shortName(words, name)}${copies.length > 1 ? ` ×${copies.length}` : ''}`}</span>
                  {CARDS[card].deck === 'bazaar' && <Series trader={name} view={view} seat={seat} size={15} />}
                </div>
              </Explain>
            );
          })}
        </Row>
      )}
    </div>
  );
}
