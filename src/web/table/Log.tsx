/** The story of the game in sentences. A click on a line shows the position at that moment. */
import {
  memo,
  type RefObject,
  type UIEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SeatFace } from '../../ui/contract.ts';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { useInTurn } from '../../ui/useInTurn.ts';
import { useHouse } from '../context.tsx';
import { useLatest } from '../useLatest.ts';
import { RuleLink } from './RuleLink.tsx';
import type { Line } from './sentences.ts';
import { useMoment } from './useMoment.ts';
import './log.css';

/** The story stands on the page in stretches of so many lines: two before the moment and two after it. */
const STRETCH = 4;

export function Log({
  lines,
  faces,
  looking,
  onLook,
}: {
  readonly lines: readonly Line[];
  readonly faces: readonly SeatFace[];
  readonly looking: number | null;
  onLook(ply: number): void;
}) {
  const t = useHouse().text.table;
  const list = useRef<HTMLOListElement>(null);
  const top = useRef(0);
  const scrolled = useCallback((e: UIEvent<HTMLElement>) => {
    top.current = e.currentTarget.scrollTop;
  }, []);
  const look = useLatest(onLook);
  const moment = useMoment(list, useInTurn(looking));
  const { near, from } = useNear(list, lines, moment);
  useLayoutEffect(() => {
    // The story is not drawn again because another line of it is looked at: two lines change their looks.
    void near;
    for (const line of list.current?.querySelectorAll('.looking') ?? []) line.classList.remove('looking');
    if (moment === null) return;
    for (const line of list.current?.querySelectorAll(`[data-ply="${moment}"]`) ?? []) line.classList.add('looking');
    const line = list.current?.querySelector('.looking');
    if (list.current && line) show(list.current, line);
  }, [moment, near]);
  useEffect(() => {
    // The newest line stands on top; whoever reads on below is not disturbed. The list is not asked where it stands: it would have to
    // be laid out for the answer.
    void lines;
    if (list.current && top.current > 0 && top.current < 60) list.current.scrollTop = 0;
  }, [lines]);
  if (lines.length === 0) return <p className="soft">{t.logEmpty}</p>;
  return (
    <Lines list={list} lines={near} from={from} length={lines.length} faces={faces} onLook={look} onScroll={scrolled} />
  );
}

/**
 * The lines around a moment, and as many older ones as somebody has scrolled to. A game of a thousand answers has more of them than
 * a page can lay out at every step; the stretch moves on only now and then, so that it is seldom drawn anew.
 */
function useNear(
  list: RefObject<HTMLOListElement | null>,
  lines: readonly Line[],
  looking: number | null,
): { readonly near: readonly Line[]; readonly from: number } {
  const at = useMemo(() => (looking === null ? -1 : lines.findIndex((line) => line.ply >= looking)), [lines, looking]);
  const middle = Math.round((at < 0 ? lines.length : at) / STRETCH) * STRETCH;
  const [older, setOlder] = useState({ middle, stretches: 0 });
  const stretches = older.middle === middle ? older.stretches : 0;
  const from = Math.max(0, middle - (2 + stretches) * STRETCH);
  const near = useMemo(() => lines.slice(from, middle + 2 * STRETCH), [lines, from, middle]);
  useEffect(() => {
    void near;
    const oldest = list.current?.lastElementChild;
    if (from === 0 || !oldest) return;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setOlder({ middle, stretches: stretches + 2 });
    });
    observer.observe(oldest);
    return () => observer.disconnect();
  }, [list, near, from, middle, stretches]);
  return { near, from };
}

const Lines = memo(function Lines({
  list,
  lines,
  from,
  length,
  faces,
  onLook,
  onScroll,
}: {
  readonly list: RefObject<HTMLOListElement | null>;
  /** A part of the story, and how many lines come before it. */
  readonly lines: readonly Line[];
  readonly from: number;
  /** Of the whole story. */
  readonly length: number;
  readonly faces: readonly SeatFace[];
  onLook(ply: number): void;
  onScroll(e: UIEvent<HTMLElement>): void;
}) {
  return (
    <ol ref={list} className="log" data-length={length} reversed start={from + lines.length} onScroll={onScroll}>
      {lines.toReversed().map(({ key, ply, seat, says, rule }) => (
        <LogLine
          key={key}
          ply={ply}
          face={seat === null ? undefined : faces[seat]}
          says={says}
          rule={rule}
          onLook={onLook}
        />
      ))}
    </ol>
  );
});

/** What was told stays told: a new line leaves the others alone. */
const LogLine = memo(function LogLine({
  ply,
  face,
  says,
  rule,
  onLook,
}: {
  readonly ply: number;
  readonly face: SeatFace | undefined;
  readonly says: string;
  readonly rule: string | null;
  onLook(ply: number): void;
}) {
  const t = useHouse().text.table;
  return (
    <li data-ply={ply}>
      <button type="button" title={t.showMoment(ply)} onClick={() => onLook(ply)}>
        {face ? <SeatBadge face={face} size={20} /> : <span className="log-house" />}
        <span>{says}</span>
      </button>
      {rule !== null && <RuleLink rule={rule} className="log-rule" />}
    </li>
  );
});

/**
 * Brings a line that is out of sight into the middle of the list's own view: what stands around the list stays where it is, and the
 * next lines are in sight already.
 */
function show(list: HTMLElement, line: Element): void {
  const [box, at] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (at.top >= box.top && at.bottom <= box.bottom) return;
  if (list.scrollHeight <= list.clientHeight) line.scrollIntoView({ block: 'nearest' });
  else list.scrollTop += (at.top + at.bottom - box.top - box.bottom) / 2;
}
