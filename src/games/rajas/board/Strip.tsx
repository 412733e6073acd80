/** The line under the question: what triggered what in this turn, what an answer would trigger; else the order of play. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Chips } from '../../../ui/Chips.tsx';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { type Facts, factsOf } from '../facts.ts';
import type { RajasEvent, RajasStep } from '../state.ts';
import type { Words } from '../text/en.ts';
import { Glyph } from './art/glyphs.tsx';
import { toCome, useChain } from './chain.ts';
import { gainChips } from './chips.ts';
import { ICONS } from './icons.tsx';
import { previewOf } from './preview.ts';
import { openStep, playerAt, type RajasProps } from './sight.ts';
import { tallyOf, tallyOfEffect } from './tally.ts';
import { useWords } from './words.ts';
import './strip.css';

const REST_MS = 160;

export function Strip(props: RajasProps) {
  const words = useWords();
  const { view } = props.sight;
  const links = useChain(words, props.sight);
  const step = openStep(view);
  const coming = toCome(view);
  const preview = previewOf(props);
  const host = useRef<HTMLDivElement>(null);
  const { ply } = props.sight;
  const shown = props.shown?.id;
  // Where the line is longer than the screen, what is asked now stays in sight. To ask for a place lays the page out: not for every step
  // of somebody who passes through.
  useEffect(() => {
    void [ply, shown];
    const timer = setTimeout(() => {
      const line = host.current;
      const now = line?.querySelector<HTMLElement>('.now');
      if (line && now) line.scrollLeft = Math.max(0, now.offsetLeft - line.offsetLeft - 90);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [ply, shown]);
  if (step === undefined) return null;
  const quiet = step.kind === 'worker' && links.length === 0 && preview === null;
  return (
    <div className="rajas-strip" ref={host}>
      {quiet ? (
        <Order {...props} />
      ) : (
        <>
          <b className="rajas-strip-lead">{words.strip.chain}</b>
          {links.map((link) => (
            <span key={link.ply} className="rajas-link done">
              <Check />
              {nowWords(words, link.kind)}
              <Chips price={[]} gain={link.chips} icons={ICONS} />
            </span>
          ))}
          <span className="rajas-link now">{nowWords(words, step.kind)}</span>
          {preview && previewLinks(words, props.sight.seat ?? 0, preview.foresight)}
          {coming.map(({ step: next, depth }) => (
            <Waiting key={depth} {...props} step={next} />
          ))}
          {preview && props.shown && <em>{words.strip.preview(props.shown.letter)}</em>}
        </>
      )}
    </div>
  );
}

function Check() {
  return (
    <svg width="13" height="13" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3.500 10.500 8 15l8.500-10" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

function nowWords({ strip }: Words, kind: RajasStep['kind']): string {
  const known: Readonly<Record<string, string>> = strip.now;
  return known[kind] ?? strip.yields;
}

/** What a shown answer sets off, one link for each gain, with the space that triggers the next. */
function previewLinks(
  words: Words,
  seat: number,
  foresight: NonNullable<ReturnType<typeof previewOf>>['foresight'],
): ReactNode[] {
  const { events, pending, after } = foresight;
  const told = events.map((event, nth) => ({ event, nth, says: eventWords(words, factsOf(after), event) }));
  const gains = told
    .filter(({ says }) => says !== null)
    .map(({ event, nth, says }) => (
      <span key={nth} className="rajas-link">
        {says}
        <Chips
          price={[]}
          gain={gainChips(words, tallyOf(seat, { events: [event], pending: [], after }))}
          icons={ICONS}
        />
      </span>
    ));
  const left = gainChips(words, tallyOf(seat, { events: [], pending, after }));
  if (left.length === 0) return gains;
  return [
    ...gains,
    <span key="left" className="rajas-link">
      <Chips price={[]} gain={left} icons={ICONS} />
    </span>,
  ];
}

function eventWords(words: Words, facts: Facts, event: RajasEvent): string | null {
  switch (event.is) {
    case 'money':
    case 'fame':
    case 'karma':
    case 'upgraded':
      return words.cause(facts, event.by);
    case 'rolled':
      return words.cause(facts, event.by);
    case 'bonus':
      return words.cause(facts, `${event.track}-${event.space}`);
    case 'activated':
      return words.strip.worker(event.where);
    case 'sailed':
      return words.cause(facts, `river-${event.to}`);
    case 'crossed':
      return words.lastPhase;
    default:
      return null;
  }
}

/** A step that waits behind the open question. */
function Waiting({ step, sight }: RajasProps & { step: RajasStep }) {
  const words = useWords();
  const { view } = sight;
  if (step.kind === 'gain')
    return (
      <span className="rajas-link">
        {words.cause(factsOf(view), step.by)}
        <Chips price={[]} gain={gainChips(words, tallyOfEffect(view, view.mover, step.effect))} icons={ICONS} />
      </span>
    );
  const says =
    step.kind === 'bonus'
      ? words.cause(factsOf(view), `${step.track}-${step.space}`)
      : step.kind === 'activate'
        ? words.strip.worker(step.where)
        : nowWords(words, step.kind);
  return <span className="rajas-link">{says}</span>;
}

/** Who plays in which order in this phase, and with how many workers left. */
function Order({ sight, faces }: RajasProps) {
  const words = useWords();
  const { view } = sight;
  const seats = faces.map((_, i) => (view.first + i) % faces.length);
  return (
    <>
      <b className="rajas-strip-lead">{words.strip.phase(view.phase)}</b>
      {seats.map((seat) => {
        const face = faces[seat];
        if (!face) return null;
        const { unplaced } = playerAt(view, seat);
        return (
          <span key={seat} className={`rajas-link order ${seat === view.mover ? 'now' : ''}`}>
            <SeatBadge face={face} size={20} />
            {face.name}
            {seat === view.first && <Glyph name="elephant" size={19} />}
            <small>{words.strip.placed(unplaced)}</small>
          </span>
        );
      })}
    </>
  );
}
