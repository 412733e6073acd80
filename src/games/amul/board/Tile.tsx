/** Cards of one name in a play area, small: the picture, how many, and what they score together. */
import { Explain } from '../../../ui/Explain.tsx';
import type { CardId } from '../cards.ts';
import type { Name } from '../data.ts';
import { letterIn } from '../facts.ts';
import { signed } from '../text/count.ts';
import { Window } from './art/Window.tsx';
import { explainCard } from './explain.ts';
import { useCards } from './facts.ts';
import { categoryOf } from './now.ts';
import { categoryPaint } from './paint.ts';
import { shortName, useWords } from './words.ts';

export function Tile({
  name,
  cards,
  points,
  says,
  size,
  named = false,
  first = false,
  plain = false,
}: {
  readonly name: Name;
  readonly cards: readonly CardId[];
  readonly points: number;
  readonly says: string;
  readonly size: number;
  readonly named?: boolean;
  readonly first?: boolean;
  /** Without its points, where they stand beside it. */
  readonly plain?: boolean;
}) {
  const words = useWords();
  const printed = useCards();
  const card = cards.at(-1);
  if (card === undefined) return null;
  const letters = cards.map((one) => letterIn(printed[one])).join('');
  return (
    <Explain
      as="li"
      {...explainCard(words, printed, card, says)}
      tabIndex={-1}
      className={`amul-tile ${named ? 'named' : ''}`}
      style={categoryPaint(categoryOf(name))}
    >
      <div
        data-flip={card}
        data-stop=""
        role="img"
        aria-label={`${cards.length > 1 ? `${cards.length} × ` : ''}${words.cards[name].name}. ${says}`}
        {...{ tabIndex: first ? 0 : -1 }}
      >
        <span className="amul-tile-picture">
          <Window name={name} size={size} />
          {cards.length > 1 && letters === '' && <i>{`×${cards.length}`}</i>}
          {letters !== '' && <em>{letters}</em>}
        </span>
        {named && <span className="amul-tile-name">{shortName(words, name)}</span>}
        {!plain && <b className={points === 0 ? 'none' : points < 0 ? 'bad' : ''}>{signed(points)}</b>}
      </div>
    </Explain>
  );
}
