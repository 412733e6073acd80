/** Positions for pictures, made by the rules' own setup. */
import { FastRng } from '../../../kernel/index.ts';
import { CELLS, type CellId } from '../data.ts';
import { setup } from '../setup.ts';
import type { Placed, Player, Rajas, RajasOptions } from '../state.ts';

const OPTIONS: RajasOptions = {
  navaratnas: false,
  ganga: false,
  experience: ['beginner', 'beginner', 'beginner', 'beginner'],
};

/** A first round of four; seat 0 is about to place a worker. */
export function sample(own: Partial<Player> = {}, options: Partial<RajasOptions> = {}): Rajas {
  const s = setup(4, { ...OPTIONS, ...options }, { rng: new FastRng('picture'), emit() {} });
  return {
    ...s,
    agenda: [{ kind: 'worker', seat: 0 }],
    round: 1,
    phase: 1,
    first: 0,
    mover: 0,
    players: s.players.map((player, seat) => (seat === 0 ? { ...player, ...own } : player)),
  };
}

/** A province with these tiles. */
export function province(tiles: Readonly<Partial<Record<CellId, Omit<Placed, 'covers'>>>>): (Placed | null)[] {
  return CELLS.map((cell) => {
    const tile = tiles[cell];
    return tile === undefined ? null : { ...tile, covers: null };
  });
}
