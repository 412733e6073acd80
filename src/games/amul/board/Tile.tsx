/** Cards of one name in a play area, small: the picture, how many, and what they score together. */
import { memo } from 'react';
import { Explain } from '../../../ui/Explain.tsx';
import { inRow } from '../../../ui/stops.ts';
import type { CardId } from '../cards.ts';
import type { Name } from '../data.ts';
import { signed } from '../text/count.ts';
import { Window } from './art/Window.tsx';
import { explainCard } from './explain.ts';
import { useBox } from './facts.ts';
import { categoryPaint } from './paint.ts';
import { shortName, useWords } from './words.ts';

export const Tile = memo(function Tile({
  name,
  card,
  copies,
  letters,
  points,
  says,
  size,
  named = false,
  first = false,
  plain = false,
}: {
  readonly name: Name;
  /** The one that lies on top. */
  readonly card: CardId;
  readonly copies: number;
  readonly letters: string;
  readonly points: number;
  readonly says: string;
  readonly size: number;
  readonly named?: boolean;
  readonly first?: boolean;
  /** Without its points, where they stand beside it. */
  readonly plain?: boolean;
}) {
  const words = useWords();
  const { cards, category } = useBox();
  return (
    <Explain
      as="li"
      {...explainCard(words, cards, card, says)}
      tabIndex={-1}
      className={`amul-tile ${named ? 'named' : ''}`}
      style={categoryPaint(category[name])}
    >
      <div
        data-flip={card}
        data-stop=""
        role="img"
        aria-label={`${copies > 1 ? `${copies} × ` : ''}${words.cards[name].name}. ${says}`}
        {...inRow(first)}
      >
        <span className="amul-tile-picture">
          <Window name={name} size={size} />
          {copies > 1 && letters === '' && <i>{`×${copies}`}</i>}
          {letters !== '' && <em>{letters}</em>}
        </span>
        {named && <span className="amul-tile-name">{shortName(words, name)}</span>}
        {!plain && <b className={points === 0 ? 'none' : points < 0 ? 'bad' : ''}>{signed(points)}</b>}
      </div>
    </Explain>
  );
});
