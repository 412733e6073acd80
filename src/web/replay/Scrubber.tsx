/** Moves through a film: by answer, by turn, by round, or anywhere at once. */
import type { Seat } from '../../kernel/index.ts';
import type { RoundName, SeatFace } from '../../ui/contract.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { stepTo } from './frames.ts';
import './scrubber.css';

export function Scrubber({
  ply,
  last,
  says,
  note,
  turnAt,
  roundAt,
  roundName,
  faces,
  eyes,
  onEyes,
  onGo,
}: {
  readonly ply: number;
  readonly last: number;
  readonly says: string;
  /** What has to be known about the record, at its end. */
  readonly note: string | null;
  /** Whose answer led to a position, and the round it belongs to. */
  turnAt(ply: number): number;
  roundAt(ply: number): number;
  readonly roundName: RoundName;
  readonly faces: readonly SeatFace[];
  readonly eyes: Seat | null;
  onEyes(seat: Seat | null): void;
  onGo(ply: number): void;
}) {
  const t = useHouse().text.replay;
  const steps: readonly { icon: IconName; label: string; to: number }[] = [
    { icon: 'first', label: roundName.back, to: stepTo(ply, -1, last, roundAt) },
    { icon: 'turnBack', label: t.turnBack, to: stepTo(ply, -1, last, turnAt) },
    { icon: 'back', label: t.previous, to: ply - 1 },
    { icon: 'forward', label: t.next, to: ply + 1 },
    { icon: 'turnOn', label: t.turnOn, to: stepTo(ply, 1, last, turnAt) },
    { icon: 'last', label: roundName.on, to: stepTo(ply, 1, last, roundAt) },
  ];
  return (
    <section className="scrubber" aria-label={t.scrubber}>
      <div className="scrubber-row">
        {steps.map(({ icon, label, to }) => (
          <button
            key={label}
            type="button"
            className="button"
            aria-disabled={to === ply || to < 0 || to > last}
            title={label}
            aria-label={label}
            onClick={() => onGo(to)}
          >
            <Icon name={icon} size={15} />
            <span>{label}</span>
          </button>
        ))}
      </div>
      <div className="scrubber-row">
        <input
          type="range"
          min={0}
          max={last}
          value={ply}
          aria-label={t.scrubber}
          aria-valuetext={t.position(ply, last)}
          onChange={(e) => onGo(Number(e.target.value))}
        />
        <output>{t.position(ply, last)}</output>
      </div>
      <div className="scrubber-row">
        <p aria-live="polite">
          {says || (ply === 0 ? t.deal : '')}
          {note !== null && (ply === last || ply === 0) && <b> {note}</b>}
        </p>
        <label className="scrubber-eyes">
          <span>{t.eyes}</span>
          <select value={eyes ?? ''} onChange={(e) => onEyes(e.target.value === '' ? null : Number(e.target.value))}>
            <option value="">{t.spectator}</option>
            {faces.map((face) => (
              <option key={face.seat} value={face.seat}>
                {face.name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}
