/** The paces that a new table can be given, and how each is said. */
import type { Pace } from '../../online/protocol.ts';
import type { OnlineText } from '../text/online.en.ts';

export const PACES: readonly Pace[] = [
  { kind: 'free' },
  { kind: 'live', minutes: 15, increment: 15 },
  { kind: 'live', minutes: 40, increment: 30 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];

export function paceSays(t: OnlineText, pace: Pace): string {
  switch (pace.kind) {
    case 'free':
      return t.pace.free;
    case 'live':
      return t.pace.live(pace.minutes, pace.increment);
    case 'days':
      return t.pace.days(pace.days);
  }
}
