/** The answers of whoever looks: which there are, which one is pointed at, and what giving it means. */
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameUi, Offer } from '../../ui/contract.ts';
import { useHint } from '../hint/useHint.ts';
import { useSettings } from '../keep/settings.ts';
import { useMedia } from '../useLoaded.ts';
import { afterPaint } from './afterPaint.ts';
import { lettered } from './offers.ts';
import { lastInput } from './pointer.ts';
import type { Room, Scene } from './room.ts';

/** How long the pointer rests on an answer before its preview is drawn, in milliseconds. */
const REST_MS = 90;

export function useAnswering(room: Room, scene: Scene, ui: GameUi, asked: boolean) {
  const settings = useSettings();
  const coarse = useMedia('(pointer: coarse)');
  const confirming = coarse && settings.touch === 'confirm';
  const [pointed, setPointed] = useState<string | null>(null);
  // A second press before the first one is drawn is the same press.
  const giving = useRef(false);
  const [pickedId, setPicked] = useState<{ readonly id: string; readonly among: string } | null>(null);

  const offers = useMemo<readonly Offer[]>(() => {
    if (!asked || scene.curtain !== null) return [];
    return lettered(ui.answers(scene.sight, (line) => room.ahead(line)));
  }, [room, scene, ui, asked]);

  // A pick belongs to its question: it stays while others answer, and goes when other answers are offered.
  const among = offers.map((offer) => offer.id).join(' ');
  const picked = offers.find((offer) => offer.id === pickedId?.id && among === pickedId.among) ?? null;
  const hint = useHint(room, scene, offers);
  // What is advised is shown like an answer that is pointed at, until another one is.
  const shown = offers.find((offer) => offer.id === pointed) ?? picked ?? hint.advised;
  const ahead = useMemo(() => (shown && scene.viewer !== null ? room.ahead(shown.moves) : null), [room, scene, shown]);

  // A preview is for who rests on an answer, not for who passes over it or presses at once.
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const show = useCallback((offer: Offer | null) => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => startTransition(() => setPointed(offer?.id ?? null)), REST_MS);
  }, []);
  useEffect(() => {
    // Who presses has made up their mind: drawing a preview now would only make the press wait.
    const press = () => clearTimeout(resting.current);
    window.addEventListener('pointerdown', press, true);
    return () => {
      press();
      window.removeEventListener('pointerdown', press, true);
    };
  }, []);
  const take = useCallback(
    (offer: Offer) => {
      // What is offered belongs to a scene that has passed: the next one is being drawn.
      if (giving.current || scene.sending || scene !== room.scene) return;
      giving.current = true;
      clearTimeout(resting.current);
      afterPaint(() => {
        giving.current = false;
        // The answer stays marked until what it leads to is drawn, in one go.
        startTransition(() => {
          setPointed(null);
          setPicked(null);
          room.answer(offer.moves);
        });
      });
    },
    [room, scene],
  );
  const give = useCallback(
    (offer: Offer) => {
      // A finger cannot hover: its first tap shows price and gain, the second one gives the answer.
      const twice = offer.confirm === true || (confirming && lastInput() === 'touch');
      if (twice && picked?.id !== offer.id) setPicked({ id: offer.id, among });
      else take(offer);
    },
    [take, among, picked, confirming],
  );
  const asksAgain = confirming || picked?.confirm === true;
  return { offers, shown, picked, ahead, show, give, take, confirming: asksAgain, hint, advised: hint.advised };
}
