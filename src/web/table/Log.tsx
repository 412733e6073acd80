/** The story of the game in sentences. A click on a line shows the position at that moment. */
import { memo, type RefObject, type UIEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { SeatFace } from '../../ui/contract.ts';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';
import { RuleLink } from './RuleLink.tsx';
import type { Line } from './sentences.ts';
import './log.css';

/** How many lines are laid out at once: those that are in sight, so that a new one is there in the first go. */
const NEW = 16;

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
  const asked = useRef(onLook);
  useEffect(() => {
    asked.current = onLook;
  });
  const look = useCallback((ply: number) => asked.current(ply), []);
  useLayoutEffect(() => {
    // A long story is not drawn again because another line of it is looked at: two lines change their looks.
    void lines;
    for (const line of list.current?.querySelectorAll('.looking') ?? []) line.classList.remove('looking');
    if (looking === null) return;
    for (const line of list.current?.querySelectorAll(`[data-ply="${looking}"]`) ?? []) line.classList.add('looking');
  }, [looking, lines]);
  useEffect(() => {
    const line = looking === null ? null : list.current?.querySelector('.looking');
    if (list.current && line) show(list.current, line);
  }, [looking]);
  useEffect(() => {
    // The newest line stands on top; whoever reads on below is not disturbed. The list is not asked where it stands: it would have to
    // be laid out for the answer.
    void lines;
    if (list.current && top.current > 0 && top.current < 60) list.current.scrollTop = 0;
  }, [lines]);
  if (lines.length === 0) return <p className="soft">{t.logEmpty}</p>;
  return <Lines list={list} lines={lines} faces={faces} onLook={look} onScroll={scrolled} />;
}

const Lines = memo(function Lines({
  list,
  lines,
  faces,
  onLook,
  onScroll,
}: {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly lines: readonly Line[];
  readonly faces: readonly SeatFace[];
  onLook(ply: number): void;
  onScroll(e: UIEvent<HTMLElement>): void;
}) {
  return (
    <ol ref={list} className="log" reversed onScroll={onScroll}>
      {lines.toReversed().map(({ key, ply, seat, says, rule }, i) => (
        <LogLine
          key={key}
          ply={ply}
          face={seat === null ? undefined : faces[seat]}
          says={says}
          rule={rule}
          old={i >= NEW}
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
  old,
  onLook,
}: {
  readonly ply: number;
  readonly face: SeatFace | undefined;
  readonly says: string;
  readonly rule: string | null;
  /** Whether it is far down: laid out only when it comes into sight. */
  readonly old: boolean;
  onLook(ply: number): void;
}) {
  const t = useHouse().text.table;
  return (
    <li data-ply={ply} data-old={old || undefined}>
      <button type="button" title={t.showMoment(ply)} onClick={() => onLook(ply)}>
        {face ? <SeatBadge face={face} size={20} /> : <span className="log-house" />}
        <span>{says}</span>
      </button>
      {rule !== null && <RuleLink rule={rule} className="log-rule" />}
    </li>
  );
});

/** Brings a line into the list's own view: what stands around the list stays where it is. */
function show(list: HTMLElement, line: Element): void {
  const [box, at] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (list.scrollHeight <= list.clientHeight) line.scrollIntoView({ block: 'nearest' });
  else if (at.top < box.top) list.scrollTop -= box.top - at.top;
  else if (at.bottom > box.bottom) list.scrollTop += at.bottom - box.bottom;
}
