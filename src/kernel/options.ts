/** Variants and editions of a game, as data: the start page draws them, the command line and the records parse them. */

export type OptionSpec =
  | { readonly kind: 'flag'; readonly default: boolean; readonly rule: string }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string; readonly rule: string }
  | {
      readonly kind: 'count';
      readonly min: number;
      readonly max: number;
      readonly default: number;
      readonly rule: string;
    };

export type OptionSpecs<O extends object> = { readonly [K in keyof O]-?: OptionSpec };

export type OptionProblem = { readonly option: string; readonly problem: 'unknown' | 'value' };

/** The options of a game with `given` laid over the defaults, or what is wrong with `given`. */
export function readOptions<O extends object>(
  specs: OptionSpecs<O>,
  given: unknown,
): { readonly options: O } | OptionProblem {
  const known: Readonly<Record<string, OptionSpec>> = specs;
  const options: Record<string, unknown> = {};
  for (const [key, spec] of Object.entries(known)) options[key] = spec.default;
  if (given !== undefined) {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return { option: '', problem: 'value' };
    for (const [key, value] of Object.entries(given)) {
      const spec = Object.hasOwn(known, key) ? known[key] : undefined;
      if (spec === undefined) return { option: key, problem: 'unknown' };
      if (!fits(spec, value)) return { option: key, problem: 'value' };
      options[key] = value;
    }
  }
  // The loop above has given every key of the specs a value that fits it, which is what O is made from.
  return { options: options as O };
}

function fits(spec: OptionSpec, value: unknown): boolean {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value);
    case 'count':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max;
  }
}

/** Every option set that the conformance suite and the fuzzer try: the defaults, then each single change. */
export function optionSets<O extends object>(specs: OptionSpecs<O>): Record<string, unknown>[] {
  const sets: Record<string, unknown>[] = [{}];
  for (const [key, spec] of Object.entries<OptionSpec>(specs)) {
    if (spec.kind === 'flag') sets.push({ [key]: !spec.default });
    else if (spec.kind === 'choice')
      for (const value of spec.values) {
        if (value !== spec.default) sets.push({ [key]: value });
      }
    else for (const value of new Set([spec.min, spec.max])) if (value !== spec.default) sets.push({ [key]: value });
  }
  return sets;
}
