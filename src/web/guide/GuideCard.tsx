/** What the guide says: the idea, what is to be done, why an answer is not taken yet, and the way on. */
import { useEffect, useRef, useState } from 'react';
import { type GuideWords, said } from '../../ui/guide.ts';
import { Icon } from '../../ui/icons.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Link } from '../router.tsx';
import { lastInput } from '../table/pointer.ts';
import { isNowhere } from '../useArrival.ts';
import type { Standing } from './guideRoom.ts';
import type { GuideText } from './text/en.ts';
import './guide.css';

export interface CardProps {
  readonly game: string;
  readonly gameId: string;
  readonly standing: Standing;
  readonly words: GuideWords;
  readonly text: GuideText;
  /** Whether an answer that shows the idea is in the light. */
  readonly showing: boolean;
  /** On a low screen only: the words are put away, and the bar with the answers stands in their place. */
  readonly folded: boolean;
  onFold(folded: boolean): void;
  onGoOn(): void;
  onShow(): void;
  onRestart(): void;
  onPlay(): void;
}

export function GuideCard(props: CardProps) {
  const { standing, words, text, showing, folded } = props;
  const { lesson, mode, sight, refused, refusals } = standing;
  const [asking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOnNewLesson(title, `${standing.chapter} ${lesson.id} ${mode === 'finished'}`);
  const told = words.lessons[lesson.id] ?? { title: lesson.id, says: '' };
  const { view } = sight;
  const finished = mode === 'finished';
  const waiting = mode === 'do' || mode === 'play' ? !sight.waiting.includes(sight.seat ?? -1) : false;
  const task = mode === 'do' || mode === 'play' ? told.task : undefined;
  return (
    <section
      className={`guide ${mode} ${folded ? 'folded' : ''}`}
      aria-label={text.label}
      data-lesson={lesson.id}
      data-mode={mode}
    >
      <Niche {...props} onAgain={() => setAsking(true)} />
      <div className="guide-words" aria-live="polite">
        <h2 ref={title} tabIndex={-1}>
          {finished ? text.finished(props.game) : told.title}
        </h2>
        <p>{finished ? text.finishedSays : said(told.says, view)}</p>
        {task !== undefined && !waiting && (
          <p className="guide-task">
            <Icon name="forward" size={15} />
            <span>{said(task, view)}</span>
            <Hand {...props} />
          </p>
        )}
        {waiting && sight.outcome === null && (
          <p className="guide-task">
            <span>{text.waiting}</span>
            {mode === 'play' && <Hand {...props} />}
          </p>
        )}
        {showing && <p className="guide-shown">{text.shown}</p>}
        {refused !== null && (
          <p key={refusals} className="guide-refused">
            <Icon name="warning" size={15} />
            <span>{refused === 'read' ? text.readFirst : said(told.notYet?.[refused] ?? text.readFirst, view)}</span>
          </p>
        )}
      </div>
      <Ways {...props} />
      {asking && (
        <Dialog title={text.again} onClose={() => setAsking(false)}>
          <p>{text.againAsk}</p>
          <div className="game-ways">
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {text.stay}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                setAsking(false);
                props.onRestart();
              }}
            >
              {text.again}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** How far one has come, under an arch. */
function Niche({ gameId, standing, words, text, onAgain }: CardProps & { onAgain(): void }) {
  const { done, all, minutes, mode, lesson } = standing;
  const [rule] = lesson.rules;
  const at = mode === 'finished' ? all : done;
  return (
    <header className="guide-head">
      <svg className="guide-arch" viewBox="0 0 34 40" aria-hidden="true">
        <path d="M2 38.500V20C2 13 7.500 13 10 9.500 12 6.500 15 3.500 17 1.500 19 3.500 22 6.500 24 9.500 26.500 13 32 13 32 20V38.500Z" />
        <path d="M5 36.500V20.500C5 15 9.500 15 12 11.500 13.500 9 15.500 7 17 5.500 18.500 7 20.500 9 22 11.500 24.500 15 29 15 29 20.500V36.500Z" />
        <text x="17" y="31" textAnchor="middle">
          {Math.min(done + 1, all)}
        </text>
      </svg>
      <div>
        <b>{words.chapters[standing.chapter] ?? ''}</b>
        <small className={done === 0 ? 'whole' : ''}>
          {done === 0 ? text.first(all, minutes) : text.lesson(Math.min(done + 1, all), all)}
        </small>
        <span className="guide-way">
          <i style={{ width: `${(100 * at) / all}%` }} />
        </span>
      </div>
      {rule !== undefined && (
        <a
          className="icon-button"
          href={`/rules/${gameId}#${rule}`}
          target="_blank"
          rel="noreferrer"
          aria-label={text.rule(rule)}
          title={text.rule(rule)}
        >
          <Icon name="book" size={18} />
        </a>
      )}
      <button type="button" className="icon-button" aria-label={text.again} title={text.again} onClick={onAgain}>
        <Icon name="first" size={16} />
      </button>
    </header>
  );
}

function Ways({ gameId, standing, text, folded, onFold, onGoOn, onRestart, onPlay }: CardProps) {
  const { mode } = standing;
  if (mode === 'do' || mode === 'play') return <Fold folded={folded} text={text} onFold={onFold} />;
  if (mode === 'finished')
    return (
      <div className="guide-ways">
        <Link className="button" href={`/rules/${gameId}`}>
          {text.rules}
        </Link>
        <button type="button" className="button" onClick={onRestart}>
          {text.again}
        </button>
        <button type="button" className="button go" onClick={onPlay}>
          {text.playWhole}
        </button>
      </div>
    );
  return (
    <div className="guide-ways">
      <button type="button" className="button go" onClick={onGoOn}>
        {text.goOn}
      </button>
    </div>
  );
}

/** Where words, board and answers do not fit under each other: first the words, then the answers. */
function Fold({ folded, text, onFold }: Pick<CardProps, 'folded' | 'text' | 'onFold'>) {
  return folded ? (
    <button
      type="button"
      className="icon-button guide-fold"
      aria-label={text.unfold}
      title={text.unfold}
      onClick={() => onFold(false)}
    >
      <Icon name="down" size={18} />
    </button>
  ) : (
    <div className="guide-ways guide-fold">
      <button type="button" className="button" onClick={() => onFold(true)}>
        {text.fold}
      </button>
    </div>
  );
}

/** Help with a task: an answer that shows the idea, or the way on from free play. */
function Hand({ standing, text, showing, onShow, onGoOn }: CardProps) {
  const { mode, suggestion } = standing;
  if (mode === 'play')
    return (
      <button type="button" className="guide-hand" onClick={onGoOn}>
        {text.skip}
      </button>
    );
  if (suggestion === null || showing) return null;
  return (
    <button type="button" className="guide-hand" onClick={onShow}>
      {text.showMe}
    </button>
  );
}

/** The button that went on may be gone with its lesson: a person at the keyboard goes on from the new title. */
function useFocusOnNewLesson(title: { readonly current: HTMLElement | null }, lesson: string): void {
  const before = useRef(lesson);
  useEffect(() => {
    if (before.current === lesson) return;
    before.current = lesson;
    const here = document.activeElement;
    const lost = isNowhere(here) || here?.closest('.guide') != null;
    if (lost && lastInput() === 'keys') title.current?.focus();
  }, [title, lesson]);
}
