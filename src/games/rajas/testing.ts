/** A small builder for positions in tests, and scripted dice. */
import { active, advance, apply, moves, type Refusal, type Rng, same, start } from '../../kernel/index.ts';
import { spaceOf } from './board.ts';
import { type CellId, COLOURS, DICE_PER_COLOUR, MONEY_TRACK, type SpaceId, type TileId } from './data.ts';
import { countColour, DICE, type DieId, dieOf } from './dice.ts';
import type { Effect } from './effects.ts';
import { rajas } from './index.ts';
import { cellAt } from './province.ts';
import { type Player, playerOf, type Rajas, type RajasEvent, type RajasMove, type RajasOptions } from './state.ts';
import { type Quarter, tileOf } from './tiles.ts';

/** Gives the listed numbers, then always 0: a die that shows 4 is drawn as 3. */
export function scripted(...draws: number[]): Rng {
  const left = draws.slice();
  return { int: (n) => (n === 1 ? 0 : (left.shift() ?? 0)), shuffle() {} };
}

export function options(seats: number, given: Partial<RajasOptions> = {}): RajasOptions {
  return { navaratnas: false, ganga: false, experience: new Array(seats).fill('beginner'), ...given };
}

/** A game in its first phase: seat 0 is first and on turn, everyone has 6 money and no dice, and nothing is built. */
export function given(seats: number, variant: Partial<RajasOptions> = {}): Rajas {
  const s = start(rajas, seats, options(seats, variant), { rng: scripted(), emit() {} });
  // Navaratnas: everyone lays the brown tile on the first brown slot.
  while (question(s) === 'layYield') play(s, offered(s).slice(0, 1));
  s.first = 0;
  s.round = 1;
  s.phase = 1;
  for (const [seat, player] of s.players.entries()) {
    player.money = 6;
    setDice(s, seat);
  }
  onTurn(s, 0);
  return s;
}

/** Asks a seat for its worker; the seats after it have their turn in this phase still to come. */
export function onTurn(s: Rajas, seat: number): void {
  const seats = s.players.length;
  s.mover = seat;
  s.agenda = [{ kind: 'phase' }];
  for (let i = seats - 1; (s.first + i) % seats !== seat; i--)
    s.agenda.push({ kind: 'turn', of: (s.first + i) % seats });
  s.agenda.push({ kind: 'worker', seat });
}

export function setDice(s: Rajas, seat: number, ...dice: DieId[]): void {
  const player = playerOf(s, seat);
  player.dice = DICE.map(() => 0);
  for (const id of dice) {
    const { at } = dieOf(id);
    player.dice[at] = (player.dice[at] ?? 0) + 1;
  }
  for (const colour of COLOURS)
    s.supply[colour] = DICE_PER_COLOUR - s.players.reduce((sum, each) => sum + countColour(each, colour), 0);
}

export function diceOf(s: Rajas, seat: number): DieId[] {
  const { dice } = playerOf(s, seat);
  return DICE.flatMap((die) => new Array<DieId>(dice[die.at] ?? 0).fill(die.id));
}

/** Money given puts the bonus marker where it would be by then. */
export function setPlayer(s: Rajas, seat: number, given: Partial<Player>): void {
  const { money } = given;
  const bonuses = money === undefined ? {} : { bonuses: MONEY_TRACK.bonuses.filter((b) => b.space <= money).length };
  Object.assign(playerOf(s, seat), bonuses, given);
}

/** Makes a tile the visible one of its stack. */
export function show(s: Rajas, ...tiles: TileId[]): void {
  for (const id of tiles) {
    const { stack } = tileOf(id);
    const top = s.tops[stack];
    s.under = [...s.under.filter((other) => other !== id), ...(top && top !== id ? [top] : [])].toSorted();
    s.tops[stack] = id;
  }
}

/** Makes these the only visible tiles. */
export function showOnly(s: Rajas, ...tiles: TileId[]): void {
  const tops = s.tops.filter((id) => id !== null);
  s.under = [...s.under, ...tops].toSorted();
  s.tops = s.tops.map(() => null);
  show(s, ...tiles);
}

/** Lays a tile into a province; another tile of its stack becomes visible if it was. */
export function lay(s: Rajas, seat: number, cell: CellId, id: TileId, turn: Quarter): void {
  const { stack } = tileOf(id);
  if (s.tops[stack] === id) s.tops[stack] = s.under.find((other) => tileOf(other).stack === stack) ?? null;
  const top = s.tops[stack];
  s.under = s.under.filter((other) => other !== id && other !== top);
  playerOf(s, seat).province[cellAt(cell)] = { tile: id, turn, covers: null };
}

export function occupy(s: Rajas, space: SpaceId, seat: number): void {
  s.spaces[spaceOf(s.players.length, space).at] = seat;
  playerOf(s, seat).unplaced--;
}

/** Every legal answer to the open question. */
export function offered(s: Rajas): RajasMove[] {
  return moves(rajas, s, active(s));
}

export function offers(s: Rajas, move: RajasMove): boolean {
  return offered(s).some((other) => same(other, move));
}

/** Answers the open questions one after the other; dice fall as scripted. Returns what happened. */
export function play(s: Rajas, answers: readonly RajasMove[], rng: Rng = scripted()): RajasEvent[] {
  const events: RajasEvent[] = [];
  for (const move of answers) {
    const refused = apply(rajas, s, active(s), move, { rng, emit: (event) => void events.push(event) });
    if (refused) throw new Error(`${JSON.stringify(move)}: ${refused.refused} ${refused.rule ?? ''}`);
  }
  return events;
}

/** Why an answer is not taken. */
export function refusal(s: Rajas, move: unknown): Refusal | null {
  return apply(rajas, s, active(s), move, { rng: scripted(), emit() {} });
}

export function question(s: Rajas): string {
  return s.agenda.at(-1)?.kind ?? 'over';
}

export const place = (space: SpaceId): RajasMove => ({ do: 'place', space });
export const pay = (die: DieId, as: number = dieOf(die).value): RajasMove => ({ do: 'pay', die, as });
export const chooseTile = (tile: TileId): RajasMove => ({ do: 'tile', tile });
export const build = (cell: CellId, turn: Quarter): RajasMove => ({ do: 'build', cell, turn });

/** Lets an effect happen to the seat on turn; its question for a worker comes back when all is resolved. */
export function happens(s: Rajas, effect: Effect, rng: Rng = scripted()): RajasEvent[] {
  const events: RajasEvent[] = [];
  s.agenda.push({ kind: 'gain', effect, by: 'test' });
  advance(rajas, s, { rng, emit: (event) => void events.push(event) });
  return events;
}
