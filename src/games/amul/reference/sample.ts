/** Positions for pictures, made by the rules' own setup. */
import { FastRng } from '../../../kernel/index.ts';
import type { CardId } from '../cards.ts';
import { type Amul, type AmulOptions, setup } from '../state.ts';
import { type AmulView, view } from '../view.ts';
import { firstOf } from './pieces.tsx';

const OPTIONS: AmulOptions = { tea: 0, anonymousProposals: false, vagabondTriggersImmediate: false };

/** Three players after the first proposals; seat 0 has to choose. */
export function sample(change: Partial<Amul> = {}): AmulView {
  const s = setup(3, OPTIONS, { rng: new FastRng('picture'), emit() {} });
  const proposed: readonly CardId[] = [firstOf('silver'), firstOf('camel'), firstOf('guard_arab')];
  return view(
    {
      ...s,
      agenda: [{ kind: 'choose', seat: 0 }],
      first: 0,
      firstChoice: 0,
      market: [{ card: firstOf('caravan_arab'), by: null }, ...proposed.map((card, seat) => ({ card, by: seat }))],
      players: s.players.map((player) => ({ ...player, area: [] })),
      ...change,
    },
    0,
  );
}
