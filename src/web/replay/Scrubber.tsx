/** Moves through a film: by answer, by turn, by round, by itself, or anywhere at once. Only what names the answer is drawn with each step. */
import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Seat } from '../../kernel/index.ts';
import type { RoundName, SeatFace } from '../../ui/contract.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { type Playhead, plyOf, usePly } from './playhead.ts';
import type { Reel } from './reel.ts';
import { stepTo } from './steps.ts';
import type { ReplayText } from './text/en.ts';
import { type Autoplay, SPEEDS } from './useAutoplay.ts';
import './scrubber.css';

interface Moved {
  readonly head: Playhead;
  readonly reel: Reel;
  onGo(ply: number): void;
}

export const Scrubber = memo(function Scrubber({
  t,
  head,
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
}: Moved & {
  readonly t: ReplayText;
  /** What happened, by answer. */
  readonly says: ReadonlyMap<number, string>;
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
  onTelling(): void;
  onTry(): void;
  onShare(): void;
}) {
  const words = useHouse().text.replay;
  const moved = { head, reel, onGo };
  return (
    <section className="scrubber" aria-label={words.scrubber}>
      <div className="scrubber-row scrubber-steps">
        <StepsBack {...moved} roundName={roundName} />
        <button
          type="button"
          className="button go scrubber-play"
          title={autoplay.playing ? t.pause : t.play}
          aria-label={autoplay.playing ? t.pause : t.play}
          onClick={autoplay.toggle}
        >
          <Icon name={autoplay.playing ? 'pause' : 'play'} size={16} />
        </button>
        <StepsOn {...moved} roundName={roundName} />
      </div>
      <div className="scrubber-row scrubber-now">
        <Now {...moved} />
      </div>
      <div className="scrubber-row scrubber-says">
        <div className="scrubber-said">
          <Said head={head} last={reel.last} says={says} note={note} live={!autoplay.playing} />
        </div>
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
});

type StepsProps = Moved & { readonly roundName: RoundName };

/** Whether the head stands at one end: what leads beyond it leads nowhere. */
function useStandsAt(head: Playhead, end: number, last: number): boolean {
  return useSyncExternalStore(
    head.watch,
    useCallback(() => plyOf(head, last) === end, [head, end, last]),
  );
}

function StepsBack({ head, reel: { last, turnAt, roundAt }, roundName, onGo }: StepsProps) {
  const words = useHouse().text.replay;
  const off = useStandsAt(head, 0, last);
  const to = (mark: (ply: number) => number) => onGo(stepTo(plyOf(head, last), -1, last, mark));
  return (
    <>
      {roundAt && <StepButton icon="first" label={roundName.back} off={off} onPress={() => to(roundAt)} />}
      <StepButton icon="turnBack" label={words.turnBack} off={off} onPress={() => to(turnAt)} />
      <StepButton icon="back" label={words.previous} off={off} onPress={() => onGo(plyOf(head, last) - 1)} />
    </>
  );
}

function StepsOn({ head, reel: { last, turnAt, roundAt }, roundName, onGo }: StepsProps) {
  const words = useHouse().text.replay;
  const off = useStandsAt(head, last, last);
  const to = (mark: (ply: number) => number) => onGo(stepTo(plyOf(head, last), 1, last, mark));
  return (
    <>
      <StepButton icon="forward" label={words.next} off={off} onPress={() => onGo(plyOf(head, last) + 1)} />
      <StepButton icon="turnOn" label={words.turnOn} off={off} onPress={() => to(turnAt)} />
      {roundAt && <StepButton icon="last" label={roundName.on} off={off} onPress={() => to(roundAt)} />}
    </>
  );
}

function StepButton({
  icon,
  label,
  off,
  onPress,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly off: boolean;
  onPress(): void;
}) {
  return (
    <button type="button" className="button" aria-disabled={off} title={label} aria-label={label} onClick={onPress}>
      <Icon name={icon} size={15} />
      <span>{label}</span>
    </button>
  );
}

/** Which answer it is. Laid out alone, whatever the page holds. */
function Now({ head, reel: { last }, onGo }: Moved) {
  const words = useHouse().text.replay;
  const ply = usePly(head, last);
  const position = words.position(ply, last);
  const slider = useRef<HTMLInputElement>(null);
  // The knob is moved by hand: an input that React moves is given its type, its name and its first value again with every step.
  useLayoutEffect(() => {
    if (slider.current === null) return;
    slider.current.valueAsNumber = ply;
    slider.current.setAttribute('aria-valuetext', position);
  }, [ply, position]);
  const knob = useMemo(
    () => (
      <input
        ref={slider}
        type="range"
        min={0}
        max={last}
        defaultValue={0}
        aria-label={words.scrubber}
        onChange={(e) => onGo(Number(e.target.value))}
      />
    ),
    [last, words, onGo],
  );
  return (
    <div className="scrubber-alone">
      <div className="scrubber-slide">
        <span style={{ width: `calc(8px + (100% - 16px) * ${last === 0 ? 0 : ply / last})` }} />
        {knob}
      </div>
      <output>{position}</output>
    </div>
  );
}

/** What happened. */
function Said({
  head,
  last,
  says,
  note,
  live,
}: {
  readonly head: Playhead;
  readonly last: number;
  readonly says: ReadonlyMap<number, string>;
  readonly note: string | null;
  readonly live: boolean;
}) {
  const words = useHouse().text.replay;
  const ply = usePly(head, last);
  return (
    <p aria-live={live ? 'polite' : 'off'}>
      <span>
        {says.get(ply) ?? (ply === 0 ? words.deal : '')}
        {note !== null && (ply === last || ply === 0) && <b> {note}</b>}
      </span>
    </p>
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
