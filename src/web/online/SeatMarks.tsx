/** Under a seat's name: whether its person is there, how much time it has left, and whether a bot stands in. */
import { useEffect, useState } from 'react';
import type { TableCard } from '../../online/protocol.ts';
import type { OnlineText } from '../text/online.en.ts';
import type { HeldTable } from './heldTable.ts';
import { PresenceDot } from './PresenceDot.tsx';
import './marks.css';

export function SeatMarks({
  t,
  card,
  held,
  seat,
}: {
  readonly t: OnlineText;
  readonly card: TableCard;
  readonly held: HeldTable;
  readonly seat: number;
}) {
  const sitter = card.seats[seat];
  const { seen, at, presence } = held;
  if (!sitter || !seen || seen.outcome) return null;
  const { clock } = seen;
  const running = clock?.running.includes(seat) ?? false;
  // Days are given anew for every question: only the running ones mean something.
  const shown = clock !== null && sitter.kind === 'person' && (running || card.pace.kind === 'live');
  return (
    <span className="seat-marks">
      {sitter.person !== null && <PresenceDot t={t} here={presence.here.includes(sitter.person)} />}
      {shown && <SeatClock t={t} left={clock.left[seat] ?? 0} at={at} running={running} />}
      {seen.standIns.includes(seat) && <em>{t.table.standIn}</em>}
    </span>
  );
}

/** The clock of the open question: one's own if it runs, else the first that does. */
export function RunningClock({ t, held }: { readonly t: OnlineText; readonly held: HeldTable }) {
  const { seen, at } = held;
  const clock = seen?.clock;
  const running = clock?.running ?? [];
  const seat = running.find((each) => each === seen?.seat) ?? running[0];
  if (!clock || seat === undefined || seen?.outcome) return null;
  return (
    <span className="question-clock">
      <SeatClock t={t} left={clock.left[seat] ?? 0} at={at} running />
    </span>
  );
}

/** Below this, the clock is marked. */
const SHORT_MS = 60_000;
const HOUR_MS = 3_600_000;

function SeatClock({
  t,
  left,
  at,
  running,
}: {
  readonly t: OnlineText;
  /** What was left at `at`. */
  readonly left: number;
  readonly at: number;
  readonly running: boolean;
}) {
  const [now, setNow] = useState(at);
  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    // Where only hours are shown, a second changes nothing.
    const timer = setInterval(() => setNow(Date.now()), left > HOUR_MS ? 20_000 : 500);
    void at;
    return () => clearInterval(timer);
  }, [at, running, left]);
  const rest = running ? left - Math.max(0, now - at) : left;
  const time = t.table.left(rest);
  return (
    <span className={`seat-clock ${running ? 'running' : ''} ${running && rest < SHORT_MS ? 'short' : ''}`}>
      <span aria-hidden="true">{time}</span>
      <span className="unseen">{t.table.leftSays(time)}</span>
    </span>
  );
}
