/** What every page may use: the words, the language and whether things may move. */
import { createContext, useContext } from 'react';
import type { Language } from '../ui/contract.ts';
import type { WebText } from './text/en.ts';

export interface House {
  readonly language: Language;
  readonly text: WebText;
  readonly motion: boolean;
}

const HouseContext = createContext<House | null>(null);
export const HouseProvider = HouseContext.Provider;

export function useHouse(): House {
  const house = useContext(HouseContext);
  if (house === null) throw new Error('useHouse outside of the house');
  return house;
}
