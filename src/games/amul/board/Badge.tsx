/** The number on a card: what it is worth, and in which way. */
import { signed } from '../text/count.ts';

/** `gain`: what it would bring; `counts`: what it brings as it lies; `if`: what it brings once played. */
export type BadgeKind = 'gain' | 'counts' | 'if';

export function Badge({ points, kind }: { readonly points: number; readonly kind: BadgeKind }) {
  const text = kind === 'counts' || points <= 0 ? signed(points) : `+${points}`;
  return (
    <b className={`amul-badge ${points === 0 ? 'none' : points < 0 ? 'bad' : kind}`} aria-hidden="true">
      {text}
    </b>
  );
}
