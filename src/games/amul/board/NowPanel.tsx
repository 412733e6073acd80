/** AM-DIG-3: what whoever looks would have if the game ended now, card by card. For a spectator: what lies open. */
import { memo } from 'react';
import { Explain } from '../../../ui/Explain.tsx';
import { counts } from '../corrected.ts';
import { DEFINITIONS, type Name } from '../data.ts';
import { signed } from '../text/count.ts';
import { named } from '../text/game.ts';
import { CATEGORY_INK, MAJORITY_INK } from './art/ink.ts';
import { SymbolIcon } from './art/symbols.tsx';
import { useBox } from './facts.ts';
import { MAJORITIES, type Part, partsOf } from './now.ts';
import { type AmulProps, playerAt, subject } from './sight.ts';
import { shortName, useWords } from './words.ts';
import { lineOf, ownScore, reckoningOf } from './worth.ts';
import './panels.css';

export function NowPanel({ sight, shown }: AmulProps) {
  const words = useWords();
  const { panels, sheet } = words;
  const { view } = sight;
  const seat = subject(sight);
  const outcome = ownScore(view);
  const now = outcome.scores[seat] ?? 0;
  const change = shown ? reckoningOf(view, seat).change(shown.moves) : 0;
  const parts = partsOf(useBox(), outcome, seat);
  const lost = (playerAt(view, seat).hand ?? []).filter((card) => !counts(view, card));
  const majorities = MAJORITIES.map((symbol) => ({ symbol, points: lineOf(outcome, `${symbol}Majority`, seat) }));
  return (
    <div className="amul-now">
      <p className="amul-now-total">
        <b>{now}</b>
        <span>{panels.total}</span>
        {change !== 0 ? (
          <b className={change > 0 ? 'good' : 'bad'}>{words.board.endsWith(now + change)}</b>
        ) : (
          <small>{sight.seat === null ? panels.nowSpectator : panels.nowRemark}</small>
        )}
      </p>
      <Bar parts={parts} majorities={majorities} />
      <ul>
        {parts
          .filter(({ cards }) => cards.length > 0)
          .map(({ category, cards, points }) => (
            <li key={category}>
              <i style={{ background: CATEGORY_INK[category] }} />
              <span>
                {cards.map((card) => (
                  <Scored key={card.name} {...card} />
                ))}
              </span>
              <b>{signed(points)}</b>
            </li>
          ))}
        {majorities
          .filter(({ points }) => points > 0)
          .map(({ symbol, points }) => (
            <li key={symbol}>
              <SymbolIcon symbol={symbol} size={15} />
              <span>{sheet[`${symbol}Majority`]?.label}</span>
              <b>{points}</b>
            </li>
          ))}
        {lost.length > 0 && view.agenda.length > 0 && <li className="amul-lost">{panels.lost(named(words, lost))}</li>}
      </ul>
    </div>
  );
}

const Scored = memo(function Scored({ name, points }: { readonly name: Name; readonly points: number }) {
  const words = useWords();
  return (
    <Explain title={words.cards[name].name} says={words.cards[name].long} rule={DEFINITIONS[name].rule} tabIndex={-1}>
      {shortName(words, name)} <b>{signed(points)}</b>
    </Explain>
  );
});

function Bar({
  parts,
  majorities,
}: {
  readonly parts: readonly Part[];
  readonly majorities: readonly { readonly symbol: 'arab' | 'mongol'; readonly points: number }[];
}) {
  const pieces = [
    ...parts.map(({ category, points }) => ({ key: category, ink: CATEGORY_INK[category], points })),
    ...majorities.map(({ symbol, points }) => ({ key: symbol, ink: MAJORITY_INK[symbol], points })),
  ].filter(({ points }) => points > 0);
  return (
    <div className="amul-bar" aria-hidden="true">
      {pieces.map(({ key, ink, points }) => (
        <i key={key} style={{ background: ink, flexGrow: points }} />
      ))}
    </div>
  );
}
