/** A small builder of positions for the tests beside it: a quiet table, seat 0 to move, dice that fall as told. */
import { apply, judge, moves, type Rng, readOptions, type Seat, start } from '../../kernel/index.ts';
import {
  DIE,
  FACE_UP_TILES,
  type FavourTile,
  GOODS,
  type Good,
  type Goods,
  type Notable,
  type Site,
  type Space,
} from './data.ts';
import type { AgraEvent } from './events.ts';
import { factsOf } from './facts.ts';
import { faults } from './faults.ts';
import { agra } from './index.ts';
import type { AgraMove } from './moves.ts';
import type { AgraOptions } from './options.ts';
import { type Agra, type AgraStep, type Player, playerOf } from './state.ts';
import { newTurn } from './steps/turn.ts';

/** Dice that fall as told, then 1, 2, 3 and so on; every other draw is the first one. */
export class Dice implements Rng {
  readonly rolls: number[];
  #next = 0;
  constructor(rolls: readonly number[]) {
    this.rolls = [...rolls];
  }
  int(n: number): number {
    return n === DIE ? (this.rolls.shift() ?? (this.#next++ % DIE) + 1) - 1 : 0;
  }
  shuffle(): void {}
}

export class Table {
  readonly s: Agra;
  readonly events: AgraEvent[] = [];
  readonly dice: Dice;

  constructor(seats: number, given: Partial<AgraOptions> = {}, rolls: readonly number[] = []) {
    const read = readOptions(agra, seats, given);
    if (!('options' in read)) throw new Error(JSON.stringify(read));
    this.dice = new Dice(rolls);
    const fresh = start(agra, seats, read.options, { rng: new Dice([]), emit() {} });
    this.s = { ...fresh, first: 0, round: 1, turn: newTurn(0) };
    this.s.agenda = [{ kind: 'endTurn' }, { kind: 'order', seat: 0 }, { kind: 'meditation', seat: 0, standings: 0 }];
    // Out of the way of most tests: the Merchant at the quarry, the Builder at the tailor.
    this.s.merchant = 'quarry';
    this.s.builder = 'tailor';
  }

  player(seat: Seat): Player {
    return playerOf(this.s, seat);
  }

  /** Goods from the supply into storage. */
  goods(seat: Seat, goods: Partial<Goods>): this {
    const player = this.player(seat);
    for (const good of GOODS) {
      player.goods[good] += goods[good] ?? 0;
      player.supply -= goods[good] ?? 0;
    }
    return this;
  }

  favours(seat: Seat, count: number): this {
    this.player(seat).favours += count;
    this.player(seat).supply -= count;
    return this;
  }

  contracts(seat: Seat, ...ids: Notable[]): this {
    this.player(seat).contracts.push(...ids);
    this.s.river = this.s.river.filter((card) => !ids.includes(card.id));
    return this;
  }

  /** Favour tiles for a seat; the display is full again. */
  tiles(seat: Seat, ...ids: FavourTile[]): this {
    const { s } = this;
    this.player(seat).tiles.push(...ids);
    const left = [...s.display, ...s.pile].filter((tile) => !ids.includes(tile));
    s.display = left.slice(0, FACE_UP_TILES);
    s.pile = left.slice(FACE_UP_TILES).toSorted();
    return this;
  }

  /** The notables on the river, and nobody else. */
  river(...ids: Notable[]): this {
    const { notables } = factsOf(this.s);
    this.s.river = ids.map((id) => ({
      id,
      seats: notables[id].goods.map(() => null),
      markers: notables[id].goods.map(() => 0),
    }));
    return this;
  }

  /** Markers of a seat on the slot of a notable that asks for `good`. */
  onCard(id: Notable, good: Good, seat: Seat, markers = 1): this {
    const card = this.s.river.find((other) => other.id === id);
    const slot = factsOf(this.s).notables[id].goods.indexOf(good);
    if (card === undefined || slot < 0) throw new Error(`${id} does not ask for ${good}`);
    card.seats[slot] = seat;
    card.markers[slot] = markers;
    this.player(seat).supply -= markers;
    return this;
  }

  /** A standing worker from the supply. */
  worker(seat: Seat, ...spaces: Space[]): this {
    for (const space of spaces) {
      this.s.workers[space] = seat;
      this.s.lying[space] = false;
      this.player(seat).workers--;
    }
    return this;
  }

  lying(seat: Seat, ...spaces: Space[]): this {
    this.worker(seat, ...spaces);
    for (const space of spaces) this.s.lying[space] = true;
    return this;
  }

  built(...sites: Site[]): this {
    for (const site of sites) this.s.built[site] = true;
    return this;
  }

  /** Opens the order phase of seat 0, as after a main action without effect. */
  orderPhase(): this {
    this.s.turn.phase = 'action';
    this.s.agenda = [{ kind: 'endTurn' }, { kind: 'order', seat: 0 }];
    return this;
  }

  /** The kind of the open question. */
  get asks(): AgraStep['kind'] | undefined {
    return this.s.agenda.at(-1)?.kind;
  }

  /** The seat or seats that the open question is for. */
  get asked(): readonly Seat[] {
    const step = this.s.agenda.at(-1);
    if (step === undefined) return [];
    if ('seats' in step) return step.seats;
    return 'seat' in step ? [step.seat] : [];
  }

  moves(seat: Seat = this.asked[0] ?? 0): AgraMove[] {
    return moves(agra, this.s, seat);
  }

  /** The offered moves of one kind. */
  offered<K extends AgraMove['do']>(kind: K, seat: Seat = this.asked[0] ?? 0): (AgraMove & { readonly do: K })[] {
    return this.moves(seat).filter((move): move is AgraMove & { readonly do: K } => move.do === kind);
  }

  /** Answers, in order, by whoever is asked; every position on the way must be free of faults. */
  play(...answers: AgraMove[]): this {
    for (const move of answers) this.answer(this.asked[0] ?? 0, move);
    return this;
  }

  answer(seat: Seat, move: AgraMove): this {
    const refused = apply(agra, this.s, seat, move, { rng: this.dice, emit: (event) => void this.events.push(event) });
    if (refused) throw new Error(`${JSON.stringify(move)} to ${this.asks}: ${JSON.stringify(refused)}`);
    const wrong = faults(this.s);
    if (wrong.length > 0) throw new Error(wrong.join('; '));
    return this;
  }

  /** The rule with which a move is refused; 'legal' if it is not. */
  refusal(move: unknown, seat: Seat = this.asked[0] ?? 0): string {
    const before = JSON.stringify(this.s);
    const judged = judge(agra, this.s, seat, move);
    if (JSON.stringify(this.s) !== before) throw new Error('a refusal changed the position');
    return 'refused' in judged ? (judged.rule ?? judged.refused) : 'legal';
  }

  /** Rupees that a seat has received since the start, by events. */
  income(seat: Seat): number {
    return this.events.reduce((sum, e) => sum + (e.is === 'rupees' && e.seat === seat ? e.rupees : 0), 0);
  }
}

export function table(seats = 4, options: Partial<AgraOptions> = {}, rolls: readonly number[] = []): Table {
  return new Table(seats, options, rolls);
}
