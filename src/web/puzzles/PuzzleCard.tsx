/** What a puzzle asks, and what became of it. */
import { useCallback } from 'react';
import { gradeOf, type Puzzle } from '../../puzzles/puzzle.ts';
import type { GameUi } from '../../ui/contract.ts';
import { Icon } from '../../ui/icons.tsx';
import { because } from '../../ui/reasons.ts';
import { useHouse } from '../context.tsx';
import { useLoaded } from '../useLoaded.ts';
import type { Verdict } from './puzzleRoom.ts';
import type { PuzzleText } from './text/en.ts';
import '../guide/guide.css';
import './puzzles.css';

export function PuzzleCard({
  t,
  ui,
  puzzle,
  seats,
  verdict,
  tries,
  labels,
  onAgain,
  onGiveUp,
  onNext,
  onReplay,
}: {
  readonly t: PuzzleText;
  readonly ui: GameUi;
  readonly puzzle: Puzzle;
  readonly seats: number;
  readonly verdict: Verdict;
  readonly tries: number;
  readonly labels: { readonly best: string; readonly second: string };
  onAgain(): void;
  onGiveUp(): void;
  onNext(): void;
  onReplay(): void;
}) {
  const grade = gradeOf(puzzle);
  const over = verdict.is === 'solved' || verdict.is === 'shown';
  return (
    <section className={`guide puzzle ${verdict.is}`} aria-label={t.label}>
      <header className="puzzle-head">
        <Icon name={verdict.is === 'solved' ? 'check' : 'lamp'} size={22} />
        <small title={t.gradeHelp[grade]}>{t.grades[grade]}</small>
      </header>
      <div className="guide-words" aria-live="polite">
        {verdict.is === 'open' && (
          <>
            <h2>{t.ask}</h2>
            <p>{t.askSays(puzzle.choices, seats)}</p>
          </>
        )}
        {verdict.is === 'wrong' && (
          <>
            <h2>{t.wrong}</h2>
            <p>{verdict.behind === null ? t.unlooked : t.behind(verdict.behind)}</p>
          </>
        )}
        {over && (
          <>
            <h2>{verdict.is === 'solved' ? t.solved : t.shown}</h2>
            <p>
              <b>{t.answer(labels.best)}</b> {verdict.is === 'solved' && t.solvedTries(tries)}
            </p>
            <Why t={t} ui={ui} puzzle={puzzle} second={labels.second} />
          </>
        )}
      </div>
      <div className="guide-ways">
        {over ? (
          <>
            <button type="button" className="button" onClick={onReplay}>
              {t.replay}
            </button>
            <button type="button" className="button go" onClick={onNext}>
              {t.next}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="button" onClick={onGiveUp}>
              {t.giveUp}
            </button>
            {verdict.is === 'wrong' && (
              <button type="button" className="button go" onClick={onAgain}>
                {t.again}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function Why({
  t,
  ui,
  puzzle,
  second,
}: {
  readonly t: PuzzleText;
  readonly ui: GameUi;
  readonly puzzle: Puzzle;
  readonly second: string;
}) {
  const { language } = useHouse();
  const features = useLoaded(useCallback(() => ui.text.features(), [ui]));
  if (!features || !('value' in features)) return null;
  const behind = puzzle.answers[1]?.behind ?? 0;
  return (
    <p>
      {because(puzzle.reasons, features.value, language)} {second !== '' && t.second(second, behind)}{' '}
      {t.foundBy(puzzle.found.merchant)}
    </p>
  );
}
