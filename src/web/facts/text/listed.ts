/** Few possible values are listed in a sentence; of many, the list at the fact is enough. */
const FEW = 20;

export function listed(values: readonly string[], say: (value: string) => string): string | null {
  return values.length > FEW ? null : values.map(say).join(', ');
}
