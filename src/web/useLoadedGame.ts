/** A game with its screen, in the language of the house. */
import { useCallback } from 'react';
import { useHouse } from './context.tsx';
import { type Loaded, loadGame } from './registry.ts';
import { type Loading, useLoaded } from './useLoaded.ts';

export function useLoadedGame(id: string): Loading<Loaded | null> {
  const { language } = useHouse();
  return useLoaded(useCallback(() => loadGame(id, language), [id, language]));
}
