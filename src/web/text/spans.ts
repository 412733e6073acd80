/** Stretches of time in words: how long ago, how long still. */
import type { Language } from '../../ui/contract.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Units {
  readonly d: string;
  readonly h: string;
  readonly min: string;
}

export interface Spans {
  /** "3 minutes ago". */
  ago(ms: number): string;
  /** "2 d 3 h", "4 h 12 min", and as a clock below an hour: "09:41". */
  left(ms: number): string;
}

export function spans(language: Language, { d, h, min }: Units): Spans {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    ago(ms) {
      if (ms < MINUTE) return relative.format(0, 'second');
      if (ms < HOUR) return relative.format(-Math.floor(ms / MINUTE), 'minute');
      if (ms < DAY) return relative.format(-Math.floor(ms / HOUR), 'hour');
      return relative.format(-Math.floor(ms / DAY), 'day');
    },
    left(ms) {
      const rest = Math.max(0, ms);
      if (rest >= DAY) return `${Math.floor(rest / DAY)} ${d} ${Math.floor((rest % DAY) / HOUR)} ${h}`;
      if (rest >= HOUR) return `${Math.floor(rest / HOUR)} ${h} ${Math.floor((rest % HOUR) / MINUTE)} ${min}`;
      // A clock shows zero when the time is over, not a second before.
      const seconds = Math.ceil(rest / SECOND);
      return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
    },
  };
}
