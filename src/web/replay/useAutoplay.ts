/** Plays a film by itself: one answer after the other, until the end or until somebody takes over. */
import { useCallback, useEffect, useState } from 'react';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long an answer is shown at the usual speed. */
const SHOWN_MS = 1200;

export interface Autoplay {
  readonly playing: boolean;
  readonly speed: Speed;
  toggle(): void;
  stop(): void;
  setSpeed(speed: Speed): void;
}

export function useAutoplay(ply: number, last: number, onGo: (ply: number) => void): Autoplay {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  useEffect(() => {
    if (!playing) return;
    if (ply >= last) return setPlaying(false);
    const timer = setTimeout(() => onGo(ply + 1), SHOWN_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, ply, last, speed, onGo]);
  const toggle = useCallback(() => {
    // Who presses play at the end wants to see it again.
    if (!playing && ply >= last) onGo(0);
    setPlaying(!playing);
  }, [playing, ply, last, onGo]);
  const stop = useCallback(() => setPlaying(false), []);
  return { playing, speed, toggle, stop, setSpeed };
}
