/** The tables at which a game can be played. */
import {
  FastRng,
  type Game,
  type OptionSpec,
  type OptionSpecs,
  optionSets,
  type Rng,
  readOptions,
} from '../kernel/index.ts';

export interface Table {
  readonly seats: number;
  readonly options: object;
}

/** Every number of seats with the usual options and with each single change. */
export function tablesOf(game: Game): Table[] {
  const tables: Table[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const options of optionSets(game, seats)) tables.push({ seats, options });
  // A stride that meets all of them: neighbours in the list differ in seats and in options.
  return tables.map((_, i) => tables[(i * strideFor(tables.length)) % tables.length]).filter((table) => !!table);
}

function strideFor(length: number): number {
  for (let stride = Math.ceil(length * 0.382); ; stride++) if (greatestCommon(stride, length) === 1) return stride;
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b);
}

/** Some table with several options changed at once. */
export function mixedTable(game: Game, number: number): Table {
  const rng = new FastRng(`${game.id}/table/${number}`);
  for (;;) {
    const seats = game.seats.min + rng.int(game.seats.max - game.seats.min + 1);
    const chosen: Record<string, unknown> = {};
    for (const [key, spec] of Object.entries(specsOf(game.options))) chosen[key] = anyValue(spec, seats, rng);
    const read = readOptions(game, seats, chosen);
    if ('options' in read) return { seats, options: read.options };
  }
}

function specsOf<O extends object>(options: OptionSpecs<O>): Readonly<Record<string, OptionSpec>> {
  return options;
}

function anyValue(spec: OptionSpec, seats: number, rng: Rng): unknown {
  switch (spec.kind) {
    case 'flag':
      return rng.int(2) === 0;
    case 'choice':
      return spec.values[rng.int(spec.values.length)];
    case 'count':
      return spec.min + rng.int(spec.max - spec.min + 1);
    case 'perSeat':
      return Array.from({ length: seats }, () => spec.values[rng.int(spec.values.length)]);
    case 'facts':
      return spec.apart || rng.int(2) > 0 ? undefined : spec.example;
  }
}
