/** The words of the house, loaded one language at a time. */
import type { Language } from '../../ui/contract.ts';
import type { WebText } from './en.ts';

export async function loadText(language: Language): Promise<WebText> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).en;
    case 'fr':
      return (await import('./fr.ts')).fr;
    case 'nl':
      return (await import('./nl.ts')).nl;
  }
}
