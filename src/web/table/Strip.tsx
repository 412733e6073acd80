/** One line of fixed height under the bar: the past that is shown, what happened meanwhile, or what is going on. */
import { type ReactNode, useState } from 'react';
import type { SeatFace } from '../../ui/contract.ts';
import { Icon } from '../../ui/icons.tsx';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';
import type { Line } from './sentences.ts';
import './strip.css';

/** Chooses among them: the past, then what has to be told, and of the rest the first that there is. */
export function TableStrip({
  past,
  now,
  told,
  way,
  hint,
  away,
  around,
  says,
  onLook,
}: {
  /** The moment that is looked back at; null: the present is shown. */
  readonly past: number | null;
  readonly now: number;
  readonly told: string | null;
  readonly way: Way | null;
  readonly hint: ReactNode;
  readonly away: ReactNode;
  /** What people elsewhere bring with them. */
  readonly around: ReactNode;
  readonly says: string;
  onLook(ply: number | null): void;
}) {
  if (past !== null) return <PastStrip ply={past} all={now} onLook={onLook} />;
  const quiet = <NowStrip warning={told} way={way} says={says} />;
  return told === null ? hint || away || around || quiet : quiet;
}

interface Way {
  readonly says: string;
  go(): void;
}

function PastStrip({
  ply,
  all,
  onLook,
}: {
  readonly ply: number;
  readonly all: number;
  onLook(ply: number | null): void;
}) {
  const t = useHouse().text.table;
  return (
    <div className="strip past">
      <Icon name="clock" size={16} />
      <p>{t.past(ply, all)}</p>
      <StripButton name="back" label={t.earlier} off={ply === 0} onPress={() => onLook(ply - 1)} />
      <StripButton name="forward" label={t.later} off={ply === all} onPress={() => onLook(ply + 1)} />
      <button type="button" className="strip-word" onClick={() => onLook(null)}>
        {t.backToNow}
      </button>
    </div>
  );
}

export function AwayStrip({
  lines,
  faces,
  onLook,
  onSkip,
}: {
  readonly lines: readonly Line[];
  readonly faces: readonly SeatFace[];
  onLook(ply: number): void;
  onSkip(): void;
}) {
  const t = useHouse().text.table;
  const [at, setAt] = useState(0);
  const line = lines[at];
  const face = faces[line?.seat ?? -1];
  return (
    <div className="strip away">
      <span className="strip-lead">{t.away}</span>
      <StripButton name="back" label={t.earlier} off={at === 0} onPress={() => setAt(at - 1)} />
      <small>{t.awayStep(at + 1, lines.length)}</small>
      <StripButton name="forward" label={t.later} off={at === lines.length - 1} onPress={() => setAt(at + 1)} />
      {face && <SeatBadge face={face} size={20} />}
      {line && (
        <button type="button" className="strip-line" title={t.showMoment(line.ply)} onClick={() => onLook(line.ply)}>
          {line.says}
        </button>
      )}
      <button type="button" className="strip-word" onClick={onSkip}>
        {t.skip}
      </button>
    </div>
  );
}

export function NowStrip({
  says,
  warning,
  way,
}: {
  readonly says: string;
  readonly warning: string | null;
  /** What can be done about the warning. */
  readonly way: Way | null;
}) {
  return (
    <div className={`strip ${warning === null ? '' : 'warning'}`}>
      {warning !== null && <Icon name="warning" size={16} />}
      <p role={warning === null ? undefined : 'alert'}>{warning ?? says}</p>
      {way && (
        <button type="button" className="strip-word" onClick={way.go}>
          {way.says}
        </button>
      )}
    </div>
  );
}

function StripButton({
  name,
  label,
  off,
  onPress,
}: {
  readonly name: 'back' | 'forward';
  readonly label: string;
  readonly off: boolean;
  onPress(): void;
}) {
  return (
    <button
      type="button"
      className="strip-step"
      aria-label={label}
      aria-disabled={off}
      onClick={() => off || onPress()}
    >
      <Icon name={name} size={16} />
    </button>
  );
}
