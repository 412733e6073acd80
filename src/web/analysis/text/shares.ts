/** Chances as each language writes them. */
import type { Language } from '../../../ui/contract.ts';

export function shares(language: Language): { percent(share: number): string; change(by: number): string } {
  const plain = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const signed = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return {
    percent: (share) => plain.format(share), // A hyphen is no minus.
    change: (by) => signed.format(by).replace('-', '−'),
  };
}
