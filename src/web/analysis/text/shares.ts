/** Chances and points as each language writes them. */
import type { Language } from '../../../ui/contract.ts';

export interface Shares {
  percent(share: number): string;
  /** With a tenth of a percent. */
  finely(share: number): string;
  change(by: number): string;
  points(points: number): string;
}

export function shares(language: Language): Shares {
  const plain = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const fine = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'negative' });
  // A hyphen is no minus.
  return {
    percent: (share) => plain.format(share),
    finely: (share) => fine.format(share),
    change: (by) => signed.format(by).replace('-', '−'),
    points: (points) => whole.format(points).replace('-', '−'),
  };
}
