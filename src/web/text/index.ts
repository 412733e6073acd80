/** The words of the house, loaded one language at a time. */
import type { Language } from '../../ui/contract.ts';
import type { WebText } from './en.ts';
// Every language uses it: it comes with the page instead of as a file of its own.
import './words.ts';

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
