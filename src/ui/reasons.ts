/** One plain sentence from the reasons of a hint: what speaks for an answer first, then what speaks against it. */
import type { Clause, FeatureTexts, Language } from './contract.ts';

/** What an answer changes, in points: above zero it speaks for the answer. The reasons of a hint are of this kind. */
export interface Reason {
  readonly feature: string;
  readonly points: number;
}

/** The answer, as the subject that all clauses share, and what turns from its gains to its losses. */
const SUBJECT: Readonly<Record<Language, string>> = { en: 'It', fr: 'Cela', nl: 'Dat' };
const BUT: Readonly<Record<Language, string>> = { en: ', but ', fr: ', mais ', nl: ', maar ' };

/** "It brings in 6 rupees and raises your city bonus, but uses up 2 actions." Empty if there is no reason. */
export function because(reasons: readonly Reason[], features: FeatureTexts, language: Language): string {
  const gains: string[] = [];
  const losses: string[] = [];
  for (const { feature, points } of reasons) {
    const words = features[feature];
    if (words === undefined || points === 0) continue;
    const clause = points > 0 ? words.gain : words.loss;
    if (clause !== null) (points > 0 ? gains : losses).push(said(clause, Math.abs(points)));
  }
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const parts = [gains, losses].filter((clauses) => clauses.length > 0).map((clauses) => and.format(clauses));
  return parts.length === 0 ? '' : `${SUBJECT[language]} ${parts.join(BUT[language])}.`;
}

function said(clause: Clause, points: number): string {
  return typeof clause === 'string' ? clause : clause(points);
}
