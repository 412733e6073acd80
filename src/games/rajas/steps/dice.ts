/** RG-DICE-4 to RG-DICE-7: gaining dice. First what goes back, then all colours, then all rolls. */
import { COLOURS, type Colour, KARMA } from '../data.ts';
import { countDice, DICE, type Die, type DieId, dieOf, FACES, kaliPlaces, rowOf } from '../dice.ts';
import {
  type Ask,
  type Cause,
  type DiceStep,
  type Offer,
  type Player,
  playerOf,
  type Rajas,
  type RajasMove,
  type RajasTurn,
} from '../state.ts';

const KEEP: RajasMove = { do: 'keep' };

interface Taking {
  readonly move: RajasMove & { readonly do: 'take' };
  readonly counts: Offer;
}

/** Every choice of so many dice by colour. No gain is of more dice than there can be karma. */
const TAKINGS: readonly (readonly Taking[])[] = Array.from({ length: KARMA.most + 1 }, (_, count) =>
  choices(count, 0).map((colours) => ({
    move: { do: 'take', colours },
    counts: COLOURS.map((colour) => colours.filter((c) => c === colour).length),
  })),
);

function choices(count: number, from: number): Colour[][] {
  if (count === 0) return [[]];
  return COLOURS.flatMap((colour, i) => (i < from ? [] : choices(count - 1, i).map((rest) => [colour, ...rest])));
}

/** RG-RUL-35: the gain is what the supply can really give. */
export function gainAnyDice(s: Rajas, count: number, by: Cause, t: RajasTurn): void {
  const { supply } = s;
  const given = Math.min(count, supply.blue + supply.green + supply.orange + supply.purple);
  gainDice(s, given, [given, given, given, given], by, t);
}

/** RG-DICE-7: a gain of shown colours is reduced by what is missing. */
export function gainDiceOf(
  s: Rajas,
  colours: Readonly<Partial<Record<Colour, number>>>,
  by: Cause,
  t: RajasTurn,
): void {
  const offer: number[] = [];
  let count = 0;
  for (const colour of COLOURS) {
    const given = Math.min(colours[colour] ?? 0, s.supply[colour]);
    offer.push(given);
    count += given;
  }
  gainDice(s, count, offer, by, t);
}

function gainDice(s: Rajas, count: number, offer: Offer, by: Cause, t: RajasTurn): void {
  const seat = s.mover;
  if (count > freePlaces(s, seat)) s.agenda.push({ kind: 'return', seat, count, offer, by });
  else takeDice(s, { kind: 'return', seat, count, offer, by }, t);
}

function freePlaces(s: Rajas, seat: number): number {
  return kaliPlaces(s, seat) - countDice(playerOf(s, seat));
}

/** RG-DICE-4: up to the free places; without a choice of colours the dice are taken at once. */
function takeDice(s: Rajas, step: DiceStep<'return'>, t: RajasTurn): void {
  const { seat, offer, by } = step;
  const count = Math.min(step.count, freePlaces(s, seat));
  let only: Taking | null = null;
  let possible = 0;
  for (const taking of TAKINGS[count] ?? [])
    if (fits(s, taking, offer)) {
      only = taking;
      possible++;
    }
  if (count === 0 || only === null) t.emit({ is: 'noDice', seat, by });
  else if (possible === 1) rollNew(s, seat, only.move.colours, by, t);
  else s.agenda.push({ kind: 'take', seat, count, offer, by });
}

function fits(s: Rajas, { counts }: Taking, offer: Offer): boolean {
  const { supply } = s;
  const [blue = 0, green = 0, orange = 0, purple = 0] = counts;
  return (
    blue <= Math.min(offer[0] ?? 0, supply.blue) &&
    green <= Math.min(offer[1] ?? 0, supply.green) &&
    orange <= Math.min(offer[2] ?? 0, supply.orange) &&
    purple <= Math.min(offer[3] ?? 0, supply.purple)
  );
}

/** RG-DICE-1, RG-DICE-5: all are rolled together. */
function rollNew(s: Rajas, seat: number, colours: readonly Colour[], by: Cause, t: RajasTurn): void {
  const player = playerOf(s, seat);
  const dice: DieId[] = [];
  for (const colour of colours) {
    s.supply[colour]--;
    dice.push(rollOne(player, colour, t).id);
  }
  t.emit({ is: 'rolled', seat, dice, by });
}

export function rollOne(player: Player, colour: Colour, t: RajasTurn): Die {
  const at = rowOf(colour) + t.rng.int(FACES);
  player.dice[at] = (player.dice[at] ?? 0) + 1;
  const die = DICE[at];
  if (die === undefined) throw new Error(`no die at ${at}`);
  return die;
}

/** RG-DICE-2: a die goes back to the supply. */
export function giveBack(s: Rajas, player: Player, die: Die): void {
  player.dice[die.at] = (player.dice[die.at] ?? 0) - 1;
  s.supply[die.colour]++;
}

/** RG-DICE-4: which owned dice go back, one after the other, before the new ones are seen. */
export const returnDice: Ask<'return'> = {
  moves(s, _step, seat, out) {
    const { dice } = playerOf(s, seat);
    for (const die of DICE) if ((dice[die.at] ?? 0) > 0) out.push(die.giveBack);
    out.push(KEEP);
  },
  answer(s, step, move, t) {
    if (move.do === 'return') {
      giveBack(s, playerOf(s, step.seat), dieOf(move.die));
      t.emit({ is: 'returned', seat: step.seat, die: move.die });
      if (step.count > freePlaces(s, step.seat)) {
        s.agenda.push(step);
        return;
      }
    }
    takeDice(s, step, t);
  },
  why: () => 'RG-DICE-4',
};

/** RG-DICE-5: the colours of all dice of one gain. */
export const take: Ask<'take'> = {
  moves(s, { count, offer }, _seat, out) {
    for (const taking of TAKINGS[count] ?? []) if (fits(s, taking, offer)) out.push(taking.move);
  },
  answer(s, { seat, by }, move, t) {
    if (move.do === 'take') rollNew(s, seat, move.colours, by, t);
  },
  why: () => 'RG-DICE-7',
};
