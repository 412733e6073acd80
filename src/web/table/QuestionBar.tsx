/**
 * The question bar: who has to do what now, in plain words, and every legal answer as a button. It is the same interface for
 * everybody, with or without sight of the board. Its height is fixed, so that nothing ever jumps under a finger.
 */
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { GameText, Offer } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import { AnswerButton, type Answering } from './AnswerButton.tsx';
import { MoreAnswers } from './MoreAnswers.tsx';
import { lastInput } from './pointer.ts';
import { RuleLink } from './RuleLink.tsx';
import { useFit } from './useFit.ts';
import './question.css';

export interface Question {
  readonly title: string;
  readonly hint: string;
  /** The rule that it is about; absent where nothing is asked. */
  readonly rule?: string | null;
}

export function QuestionBar({
  question,
  offers,
  text,
  answering,
  ply,
  undo,
  meanwhile,
  confirming,
  sending,
  clock,
}: {
  readonly question: Question;
  readonly offers: readonly Offer[];
  readonly text: GameText;
  readonly answering: Answering;
  readonly ply: number;
  readonly undo: ReactNode;
  /** What stands in the place of the answers while there are none; absent: nothing. */
  readonly meanwhile: ReactNode;
  /** Whether a tap only picks and a second one gives. */
  readonly confirming: boolean;
  /** Whether an answer is on its way: until it is written down, no other one can be given. */
  readonly sending: boolean;
  /** The time that is left for the answer; null where nobody counts it. */
  readonly clock: ReactNode;
}) {
  const house = useHouse().text;
  const bar = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const main = offers.filter((offer) => offer.place === 'main');
  const fits = useFit(row, main.map(({ id }) => id).join(' '), main.length);
  const more = [...main.slice(fits), ...offers.filter((offer) => offer.place === 'more')];
  const ends = offers.filter((offer) => offer.place === 'end');
  useFocusThatFollows(bar, ply, offers.length);
  const slow = useSlow(sending);
  const { picked, give } = answering;

  return (
    <section
      ref={bar}
      className={`question ${slow ? 'sending' : ''}`}
      aria-label={house.table.answers}
      aria-busy={sending}
      data-keys=""
      data-ply={ply}
    >
      <div className="question-title">
        <h2 tabIndex={-1} style={lettersOf(question.title)}>
          {question.title}
        </h2>
        {question.rule && <RuleLink rule={question.rule} className="question-rule" />}
        <p>
          {clock}
          {slow ? house.table.sending : question.hint}
        </p>
      </div>
      {undo}
      {offers.length === 0 && meanwhile && <div className="question-meanwhile">{meanwhile}</div>}
      <div ref={row} className="question-main" hidden={offers.length === 0 && !!meanwhile}>
        {main.map((offer, i) => (
          <AnswerButton key={offer.id} offer={offer} answering={answering} inert={i >= fits} />
        ))}
      </div>
      <div className="question-end">
        <MoreAnswers offers={more} text={text} answering={answering} />
        {ends.map((offer) => (
          <AnswerButton key={offer.id} offer={offer} answering={answering} />
        ))}
        {confirming && offers.length > 0 && (
          <button
            type="button"
            className="button go confirm"
            aria-disabled={picked === null}
            onClick={() => picked && give(picked)}
          >
            {picked ? house.table.confirm(picked.letter) : house.table.choose}
          </button>
        )}
      </div>
    </section>
  );
}

type Lettered = CSSProperties & Readonly<Record<'--letters', number>>;

/** How long a question is: on a phone a long one is written smaller, so that it is read whole. */
function lettersOf(title: string): Lettered {
  return { '--letters': title.length };
}

/** What takes less than this needs no word. */
const SLOW_MS = 250;

function useSlow(sending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!sending) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [sending]);
  return slow;
}

/** A person at the keyboard stays in the bar: when the button in focus is gone, the first new answer takes its place. */
function useFocusThatFollows(bar: RefObject<HTMLElement | null>, ply: number, offers: number): void {
  const inside = useRef(false);
  useEffect(() => {
    const note = (e: FocusEvent) => {
      inside.current = e.target instanceof Node && bar.current?.contains(e.target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [bar]);
  useEffect(() => {
    void ply;
    if (!inside.current || lastInput() !== 'keys' || document.activeElement !== document.body) return;
    const next = offers > 0 ? bar.current?.querySelector<HTMLElement>('[data-answer]:not([inert])') : null;
    (next ?? bar.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [bar, ply, offers]);
}
