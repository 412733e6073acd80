/** The languages in which the house writes to people. */
export const LANGUAGES = ['en', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language that a browser's `Accept-Language` likes best among ours. */
export function heardIn(header: string | undefined): Language {
  const liked = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { base: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { base } of liked) {
    const language = LANGUAGES.find((known) => known === base);
    if (language) return language;
  }
  return 'en';
}
