/** The words of playing with others, loaded when first needed. */
import { useCallback } from 'react';
import type { Language } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import type { OnlineText } from '../text/online.en.ts';
import { useLoaded } from '../useLoaded.ts';

async function load(language: Language): Promise<OnlineText> {
  switch (language) {
    case 'en':
      return (await import('../text/online.en.ts')).en;
    case 'fr':
      return (await import('../text/online.fr.ts')).fr;
    case 'nl':
      return (await import('../text/online.nl.ts')).nl;
  }
}

export function useOnlineText(): OnlineText | null {
  const { language } = useHouse();
  const loaded = useLoaded(useCallback(() => load(language), [language]));
  return loaded && 'value' in loaded ? loaded.value : null;
}
