/** What the answer that is pointed at would bring, for everything on the screen that shows it in advance. */
import { lentFrom } from '../../../ui/trace.ts';
import { type Foresight, foresee } from './foresee.ts';
import type { RajasProps } from './sight.ts';
import { type Tally, tallyOf } from './tally.ts';

export interface Preview {
  readonly foresight: Foresight;
  readonly tally: Tally;
  /** Fame and money of the seat that looks, afterwards. */
  readonly fame: number;
  readonly money: number;
}

const KNOWN = new WeakMap<object, Preview | null>();

export function previewOf({ sight, shown }: Pick<RajasProps, 'sight' | 'shown'>): Preview | null {
  if (shown === null || sight.seat === null) return null;
  const known = KNOWN.get(shown);
  if (known !== undefined) return known;
  // An answer belongs to its position: whoever shows what it brings is drawn again with the next answer, whatever was read for it.
  const view = lentFrom(sight.view);
  const foresight = foresee(view, sight.seat, shown.moves);
  const player = view.players[sight.seat];
  let preview: Preview | null = null;
  if (foresight && player) {
    const tally = tallyOf(sight.seat, foresight);
    const money = player.money + tally.money - tally.costs.money;
    preview = { foresight, tally, fame: player.fame + tally.fame, money };
  }
  KNOWN.set(shown, preview);
  return preview;
}
