/** The hand: what counts from it, what must still be played, and what will be lost. */
import { attentive } from '../../../ui/attentive.tsx';
import type { CardId } from '../cards.ts';
import { counts, stays } from '../corrected.ts';
import { FACTS } from '../facts.ts';
import type { Words } from '../text/en.ts';
import { CardFace, offered } from './CardFace.tsx';
import { Row } from './Row.tsx';
import { hadOf } from './Series.tsx';
import { worthSays } from './says.ts';
import { type AmulProps, doomed, nothingStays, ownAnswer, playerAt, playsLeft, subject } from './sight.ts';
import { useWords } from './words.ts';
import { reckoningOf } from './worth.ts';

export const Hand = attentive(function Hand(props: AmulProps) {
  const words = useWords();
  const { board } = words;
  const { view } = props.sight;
  const seat = subject(props.sight);
  const { hand, handSize } = playerAt(view, seat);
  const own = props.sight.seat === seat;
  const title = own ? board.hand : board.handOf(props.faces[seat]?.name ?? '');
  const warning = hand === null ? null : warningOf(words, props, hand);
  const reckoning = reckoningOf(view, seat);
  const answered = ownAnswer(view, seat);
  return (
    <section className="amul-hand" aria-label={title}>
      <h3>
        {title}
        {warning === null ? (
          <small>{hand === null ? board.handHidden(handSize) : board.handRemark}</small>
        ) : (
          <small className="amul-warning">{warning}</small>
        )}
      </h3>
      <Row label={title} className="amul-cards">
        {hand?.map((card, i) => {
          const worth = reckoning.worth(card);
          return (
            <CardFace
              key={card}
              {...offered(props, card)}
              card={card}
              worth={worth}
              kind={counts(view, card) ? 'counts' : 'if'}
              says={worthSays(words, view, reckoning, card, true)}
              had={hadOf(reckoning, FACTS[card].name)}
              mark={markOf(props, card, answered)}
              first={i === 0}
            />
          );
        })}
        {hand === null &&
          Array.from({ length: handSize }, (_, i) => i).map((i) => <li key={i} className="amul-back" />)}
      </Row>
    </section>
  );
});

function warningOf({ board }: Words, { sight: { view } }: AmulProps, hand: readonly CardId[]): string | null {
  if (nothingStays(view, hand)) return board.nothingStays;
  const left = playsLeft(view);
  return doomed(view, hand) > 0 ? board.tooMany(hand.filter((card) => !counts(view, card)).length, left) : null;
}

function markOf({ sight, offers }: AmulProps, card: CardId, answered: CardId | null) {
  if (card === answered) return 'answered';
  const revealing = offers.some(({ moves: [move] }) => move?.do === 'reveal');
  if (revealing && !stays(sight.view, card)) return 'lost';
  return !counts(sight.view, card) && playsLeft(sight.view) === 0 ? 'doomed' : undefined;
}
