/** What a puzzle asks, and what became of it. */
import { useCallback } from 'react';
import { gradeOf, type Puzzle } from '../../puzzles/puzzle.ts';
import type { GameUi } from '../../ui/contract.ts';
import { Icon } from '../../ui/icons.tsx';
import { because } from '../../ui/reasons.ts';
import { useHouse } from '../context.tsx';
import { Link } from '../router.tsx';
import { useLoaded } from '../useLoaded.ts';
import type { Verdict } from './puzzleRoom.ts';
import type { PuzzleText } from './text/en.ts';
import '../guide/guide.css';
import './puzzles.css';

export function PuzzleCard({
  t,
  game,
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
  readonly game: string;
  readonly ui: GameUi;
  readonly puzzle: Puzzle;
  readonly seats: number;
  readonly verdict: Verdict;
  readonly tries: number;
  /** What the table calls these answers; nothing where it has no button for one. */
  readonly labels: { readonly best: string; readonly second: string; readonly tried: string };
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
        <Link className="puzzle-all" href={`/puzzles/${game}`}>
          {t.all}
        </Link>
      </header>
      <div className="guide-words" aria-live="polite">
        {verdict.is === 'open' && (
          <>
            <h2>{t.ask}</h2>
            <p>
              {t.askSays(seats)} <span className="puzzle-how">{t.askHow}</span>
            </p>
          </>
        )}
        {verdict.is === 'wrong' && (
          <>
            <h2>{t.wrong}</h2>
            <p>{verdict.behind === null ? t.unlooked(labels.tried) : t.behind(labels.tried, verdict.behind)}</p>
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
  // What speaks for the answer is what it does better than the next best, and means nothing without it.
  const why = because(puzzle.reasons, features.value, language);
  const next = second === '' ? null : { label: second, behind: puzzle.answers[1]?.behind ?? 0 };
  return (
    <p>
      {next === null ? why : why === '' ? t.second(next) : t.compared(why, next)} {t.foundBy(puzzle.found.merchant)}
    </p>
  );
}
