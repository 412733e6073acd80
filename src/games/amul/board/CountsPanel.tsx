/** AM-DIG-2, AM-RUL-26: what is counted over all tables, and the cards that are out of the game. */
import { memo, useMemo } from 'react';
import { Explain } from '../../../ui/Explain.tsx';
import { whole } from '../../../ui/trace.ts';
import type { CardId } from '../cards.ts';
import { DEFINITIONS, type Name } from '../data.ts';
import { FACTS, NAMES, usedCards } from '../facts.ts';
import { named } from '../text/game.ts';
import { Window } from './art/Window.tsx';
import type { AmulProps } from './sight.ts';
import { useWords } from './words.ts';
import './panels.css';

/** The names whose worth hangs on how many are in play: camels, jade and ivory. */
const COUNTED: readonly Name[] = NAMES.filter((name) => DEFINITIONS[name].scoring.kind === 'countInPlayTable');

export function CountsPanel({ sight: { view } }: AmulProps) {
  const words = useWords();
  const { panels } = words;
  const seats = view.players.length;
  const { tea } = view.options;
  const used = useMemo(() => usedCards('market', seats, tea), [seats, tea]);
  const removed = view.players.flatMap((player) => whole(player.removed));
  return (
    <div className="amul-counts">
      <ul>
        {COUNTED.map((name) => (
          <InPlay
            key={name}
            name={name}
            all={copiesIn(used, name)}
            inPlay={view.players.reduce((sum, { area }) => sum + copiesIn(whole(area), name), 0)}
          />
        ))}
      </ul>
      <p>{panels.pile(view.pileSize)}</p>
      <Out title={panels.discard(view.discard.length)} cards={whole(view.discard)} />
      <Out title={panels.removed(removed.length)} cards={removed} />
      {view.leftOver !== null && view.leftOver.length > 0 && (
        <Out title={panels.leftOver(view.leftOver.length)} cards={view.leftOver} />
      )}
    </div>
  );
}

function copiesIn(cards: readonly CardId[], name: Name): number {
  return cards.reduce((sum, card) => sum + (FACTS[card].name === name ? 1 : 0), 0);
}

const InPlay = memo(function InPlay({
  name,
  all,
  inPlay,
}: {
  readonly name: Name;
  readonly all: number;
  readonly inPlay: number;
}) {
  const words = useWords();
  if (all === 0) return null;
  return (
    <Explain
      as="li"
      title={words.cards[name].name}
      says={`${words.panels.inPlay(inPlay, all)}. ${words.cards[name].long}`}
      rule={DEFINITIONS[name].rule}
      tabIndex={-1}
    >
      <Window name={name} size={30} />
      <b>{`${inPlay}/${all}`}</b>
      <span>{words.cards[name].name}</span>
    </Explain>
  );
});

function Out({ title, cards }: { readonly title: string; readonly cards: readonly CardId[] }) {
  const words = useWords();
  return (
    <details>
      <summary>{title}</summary>
      <p>{cards.length === 0 ? words.panels.none : named(words, cards)}</p>
    </details>
  );
}
