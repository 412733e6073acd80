/** Whose pieces the pictures show: players with the names of the house's bots, in the colours of the game. */
import { useMemo } from 'react';
import type { SeatFace } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import { facesOf } from '../faces.ts';
import { useSettings } from '../keep/settings.ts';
import type { GameEntry } from '../registry.ts';

const SHOWN = 5;

export function useShownFaces({ paints }: GameEntry): readonly SeatFace[] {
  const { text } = useHouse();
  const { seats } = useSettings();
  return useMemo(() => {
    const sitters = text.house.botNames.slice(0, SHOWN).map((name) => ({ name, bot: null }));
    return facesOf(sitters, seats, paints);
  }, [text, seats, paints]);
}
