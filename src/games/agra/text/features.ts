/** What the words for features share in all languages. */
import type { FeatureTexts } from '../../../ui/contract.ts';
import { type Feature, WEIGHTS } from '../weights.ts';

export type Features = FeatureTexts<Feature>;

/** How many of a feature are worth so many points, at least one. */
export function howMany(feature: keyof Features, points: number): number {
  return Math.max(1, Math.round(points / Math.abs(WEIGHTS[feature])));
}
