/** Plays a film by itself: one answer after the other, until the end or until somebody takes over. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Playhead, plyOf } from './playhead.ts';

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

export function useAutoplay(head: Playhead, last: number, onGo: (ply: number) => void): Autoplay {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  useEffect(() => {
    if (!playing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (plyOf(head, last) >= last) setPlaying(false);
      else timer = setTimeout(() => onGo(plyOf(head, last) + 1), SHOWN_MS / speed);
    };
    wait();
    const unwatch = head.watch(wait);
    return () => {
      unwatch();
      clearTimeout(timer);
    };
  }, [playing, head, last, speed, onGo]);
  const toggle = useCallback(() => {
    // Who presses play at the end wants to see it again.
    if (!playing && plyOf(head, last) >= last) onGo(0);
    setPlaying(!playing);
  }, [playing, head, last, onGo]);
  const stop = useCallback(() => {
    if (playing) setPlaying(false);
  }, [playing]);
  return useMemo(() => ({ playing, speed, toggle, stop, setSpeed }), [playing, speed, toggle, stop]);
}
