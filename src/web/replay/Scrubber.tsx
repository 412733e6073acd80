/** Moves through a film: by answer, by turn, by round, by itself, or anywhere at once. */
import type { ReactNode } from 'react';
import type { Seat } from '../../kernel/index.ts';
import type { RoundName, SeatFace } from '../../ui/contract.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import type { Reel } from './reel.ts';
import { stepTo } from './steps.ts';
import type { ReplayText } from './text/en.ts';
import { type Autoplay, SPEEDS } from './useAutoplay.ts';
import './scrubber.css';

interface Step {
  readonly icon: IconName;
  readonly label: string;
  readonly to: number;
}

export function Scrubber({
  t,
  ply,
  reel,
  says,
  note,
  roundName,
  faces,
  seats,
  eyes,
  autoplay,
  ways,
  mayTry,
  onEyes,
  onGo,
  onTelling,
  onTry,
  onShare,
}: {
  readonly t: ReplayText;
  readonly ply: number;
  readonly reel: Reel;
  readonly says: string;
  /** What has to be known about the record, at its beginning and its end. */
  readonly note: string | null;
  readonly roundName: RoundName;
  readonly faces: readonly SeatFace[];
  /** Whose eyes one may look with. */
  readonly seats: readonly (Seat | null)[];
  readonly eyes: Seat | null;
  readonly autoplay: Autoplay;
  readonly ways: ReactNode;
  readonly mayTry: boolean;
  onEyes(seat: Seat | null): void;
  onGo(ply: number): void;
  onTelling(): void;
  onTry(): void;
  onShare(): void;
}) {
  const words = useHouse().text.replay;
  const { last, turnAt, roundAt } = reel;
  const back: readonly Step[] = [
    ...(roundAt ? [{ icon: 'first', label: roundName.back, to: stepTo(ply, -1, last, roundAt) } as const] : []),
    { icon: 'turnBack', label: words.turnBack, to: stepTo(ply, -1, last, turnAt) },
    { icon: 'back', label: words.previous, to: ply - 1 },
  ];
  const on: readonly Step[] = [
    { icon: 'forward', label: words.next, to: ply + 1 },
    { icon: 'turnOn', label: words.turnOn, to: stepTo(ply, 1, last, turnAt) },
    ...(roundAt ? [{ icon: 'last', label: roundName.on, to: stepTo(ply, 1, last, roundAt) } as const] : []),
  ];
  const step = ({ icon, label, to }: Step) => (
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
  );
  return (
    <section className="scrubber" aria-label={words.scrubber}>
      <div className="scrubber-row scrubber-steps">
        {back.map(step)}
        <button
          type="button"
          className="button go scrubber-play"
          title={autoplay.playing ? t.pause : t.play}
          aria-label={autoplay.playing ? t.pause : t.play}
          onClick={autoplay.toggle}
        >
          <Icon name={autoplay.playing ? 'pause' : 'play'} size={16} />
        </button>
        {on.map(step)}
      </div>
      <div className="scrubber-row">
        <input
          type="range"
          min={0}
          max={last}
          value={ply}
          aria-label={words.scrubber}
          aria-valuetext={words.position(ply, last)}
          onChange={(e) => onGo(Number(e.target.value))}
        />
        <output>{words.position(ply, last)}</output>
      </div>
      <div className="scrubber-row scrubber-says">
        <p aria-live={autoplay.playing ? 'off' : 'polite'}>
          {says || (ply === 0 ? words.deal : '')}
          {note !== null && (ply === last || ply === 0) && <b> {note}</b>}
        </p>
        <Eyes faces={faces} seats={seats} eyes={eyes} onEyes={onEyes} />
      </div>
      <div className="scrubber-row scrubber-ways">
        <button type="button" className="button try" aria-disabled={!mayTry} onClick={onTry}>
          {t.tryAnother}
        </button>
        <button type="button" className="button" title={t.tellingHelp} onClick={onTelling}>
          {t.telling}
        </button>
        <button type="button" className="button" onClick={onShare}>
          {t.share}
        </button>
        {ways}
        <label className="scrubber-speed">
          <span>{t.speed}</span>
          <select
            value={autoplay.speed}
            onChange={(e) => autoplay.setSpeed(SPEEDS.find((speed) => String(speed) === e.target.value) ?? 1)}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {t.times(speed)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}

function Eyes({
  faces,
  seats,
  eyes,
  onEyes,
}: {
  readonly faces: readonly SeatFace[];
  readonly seats: readonly (Seat | null)[];
  readonly eyes: Seat | null;
  onEyes(seat: Seat | null): void;
}) {
  const words = useHouse().text.replay;
  if (seats.length < 2) return null;
  return (
    <label className="scrubber-eyes">
      <span>{words.eyes}</span>
      <select value={eyes ?? ''} onChange={(e) => onEyes(e.target.value === '' ? null : Number(e.target.value))}>
        {seats.map((seat) => (
          <option key={seat ?? ''} value={seat ?? ''}>
            {seat === null ? words.spectator : faces[seat]?.name}
          </option>
        ))}
      </select>
    </label>
  );
}
