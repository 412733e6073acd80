/** Positions for the tests: a real game whose cards are moved to where a test wants them. */
import { apply, FastRng, type Refusal, type Seat, start } from '../../kernel/index.ts';
import type { CardId } from './cards.ts';
import type { Name } from './data.ts';
import { CARD_IDS, FACTS, staysWhenPlayed } from './facts.ts';
import { amul } from './index.ts';
import { score } from './score.ts';
import { type Amul, type AmulEvent, type AmulMove, type AmulOptions, playerAt, remove } from './state.ts';

/** The card with a printed number. */
export function card(number: number): CardId {
  const id = CARD_IDS[number - 1];
  if (id !== `A-${number}`) throw new Error(`no card A-${number}`);
  return id;
}

export function cards(...numbers: number[]): CardId[] {
  return numbers.map(card);
}

export const PLAIN: AmulOptions = { tea: 0, anonymousProposals: false, vagabondTriggersImmediate: false };

/** A game in progress that a test plays by hand. */
export class Trial {
  readonly s: Amul;
  readonly events: AmulEvent[] = [];
  readonly #t = { rng: new FastRng('trial'), emit: (event: AmulEvent) => void this.events.push(event) };

  constructor(seats: number, options: Partial<AmulOptions> = {}) {
    this.s = start(amul, seats, { ...PLAIN, ...options }, this.#t);
  }

  get seats(): Seat[] {
    return this.s.players.map((_, seat) => seat);
  }

  /** What the top of the agenda is. */
  get asks(): string | undefined {
    return this.s.agenda.at(-1)?.kind;
  }

  hand(seat: Seat): CardId[] {
    return playerAt(this.s, seat).hand;
  }

  area(seat: Seat): CardId[] {
    return playerAt(this.s, seat).area;
  }

  /** Puts these cards first into a hand; each changes places with a card of that hand. */
  hold(seat: Seat, ...numbers: number[]): this {
    for (const [i, wanted] of cards(...numbers).entries()) {
      const given = this.hand(seat)[i];
      if (given === undefined) throw new Error(`a hand of ${i} cards`);
      this.#swap(wanted, given);
    }
    return this;
  }

  /** Puts these cards first into the market; each changes places with a card there. */
  offer(...numbers: number[]): this {
    for (const [i, wanted] of cards(...numbers).entries()) {
      const given = this.s.market[i]?.card;
      if (given === undefined) throw new Error(`a market of ${i} cards`);
      this.#swap(wanted, given);
    }
    return this;
  }

  /** Puts cards into a play area, from the pile, the palace or the bazaar. */
  lay(seat: Seat, ...numbers: number[]): this {
    for (const wanted of cards(...numbers)) {
      const { s } = this;
      if (!s.pile.includes(wanted) && !s.palace.includes(wanted) && !s.bazaar.includes(wanted))
        this.#swap(wanted, s.pile.find((other) => !numbers.some((n) => card(n) === other)) ?? wanted);
      remove([s.palace, s.bazaar].find((zone) => zone.includes(wanted)) ?? s.pile, wanted);
      this.area(seat).push(wanted);
    }
    return this;
  }

  do(seat: Seat, move: AmulMove): Refusal | null {
    return apply(amul, this.s, seat, move, this.#t);
  }

  /** Everybody proposes: the given card, or else the last of the hand. */
  propose(given: Readonly<Record<Seat, number>> = {}): this {
    for (const seat of this.seats) this.#must(seat, { do: 'propose', card: this.#pick(seat, given[seat], () => true) });
    return this;
  }

  /** Everybody chooses: the given card, or else the last of the market. */
  choose(given: Readonly<Record<Seat, number>> = {}): this {
    for (let step = this.s.agenda.at(-1); step?.kind === 'choose'; step = this.s.agenda.at(-1)) {
      const wanted = given[step.seat];
      const last = this.s.market.at(-1)?.card ?? card(1);
      this.#must(step.seat, { do: 'choose', card: wanted === undefined ? last : card(wanted) });
    }
    return this;
  }

  /** Everybody reveals: the given card, or else by preference one that stays and has no effect. */
  reveal(given: Readonly<Record<Seat, number>> = {}): this {
    for (const seat of this.seats) this.#must(seat, { do: 'reveal', card: this.#pick(seat, given[seat], isPlain) });
    return this;
  }

  /** Propose, Choose and Reveal, with these cards revealed. */
  plan(revealed: Readonly<Record<Seat, number>> = {}): this {
    return this.propose().choose().reveal(revealed);
  }

  /** Declines every effect that is asked for. */
  declineAll(): this {
    for (let step = this.s.agenda.at(-1); step?.kind === 'take'; step = this.s.agenda.at(-1))
      this.#must(step.seat, { do: 'decline' });
    return this;
  }

  /** Plays whole rounds, nobody taking anything by an effect, until the given round (10: until the end). */
  until(round: number): this {
    while (this.asks !== undefined && this.s.round < round) this.plan().declineAll();
    return this;
  }

  #pick(seat: Seat, given: number | undefined, prefers: (card: CardId) => boolean): CardId {
    if (given !== undefined) return card(given);
    const hand = this.hand(seat);
    return hand.findLast(prefers) ?? hand[0] ?? card(1);
  }

  #must(seat: Seat, move: AmulMove): void {
    const refusal = this.do(seat, move);
    if (refusal) throw new Error(`${JSON.stringify(move)} of seat ${seat}: ${JSON.stringify(refusal)}`);
  }

  #swap(a: CardId, b: CardId): void {
    const { s } = this;
    const other = (id: CardId) => (id === a ? b : id === b ? a : id);
    s.pile = s.pile.map(other);
    s.market = s.market.map((lot) => ({ ...lot, card: other(lot.card) }));
    s.discard = s.discard.map(other);
    for (const player of s.players) {
      player.hand = player.hand.map(other);
      player.area = player.area.map(other);
      player.removed = player.removed.map(other);
    }
  }
}

/** Whether a card stays when it is played, and nothing else happens. */
function isPlain(id: CardId): boolean {
  return staysWhenPlayed(id) && FACTS[id].effect === null;
}

/** A position after AM-END-3 with these play areas. */
export function ended(...areas: number[][]): Amul {
  const { s } = new Trial(areas.length);
  return {
    ...s,
    agenda: [],
    players: areas.map((numbers) => ({ hand: [], known: [], area: cards(...numbers), removed: [] })),
  };
}

/** What a line of the sheet gives to a seat. */
export function lineOf(s: Amul, seat: Seat, key: string): number | undefined {
  return score(s).sheet.find((line) => line.key === key)?.values[seat];
}

/** What all of my copies of a card score, by what I, my left and my right neighbour have in play. */
export function worth(name: Name, me: number[], left: number[] = [], right: number[] = []): number | undefined {
  return lineOf(ended(me, left, right), 0, name);
}

/** What everybody plays in the last round of `lastRound`: Camels, then Carpets. */
const LAST_PLAYED = [46, 47, 48, 49, 50, 51, 9, 10];

/** Round 9 is played to its end with these final hands; the play areas are the given ones and a Camel for each player. */
export function lastRound(hands: number[][], areas: number[][] = [], palace: number[] = [140, 141, 142]): Trial {
  const trial = new Trial(hands.length).until(9).propose().choose();
  for (const [seat, player] of trial.s.players.entries()) {
    player.hand = cards(...(hands[seat] ?? []), LAST_PLAYED[seat] ?? 1);
    player.known = [];
    player.area = cards(...(areas[seat] ?? []));
  }
  trial.s.palace = cards(...palace);
  return trial.reveal(Object.fromEntries(LAST_PLAYED.entries()));
}
