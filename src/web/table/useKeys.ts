/** The keyboard at the table: letters answer, arrows move among answers, U and R undo and redo, H asks for a hint, ? helps. */
import { useEffect } from 'react';
import type { Offer } from '../../ui/contract.ts';
import { isSomethingOpen } from '../parts/open.ts';
import { isNowhere } from '../useArrival.ts';

export interface Keys {
  readonly offers: readonly Offer[];
  readonly letters: boolean;
  give(offer: Offer): void;
  undo(): void;
  redo(): void;
  /** Absent where no hints are given. */
  hint: (() => void) | null;
  help(): void;
  escape(): void;
}

/** Letters are for the table unless something is open, or has the focus, that has its own use for them. */
function meant(target: EventTarget | null): boolean {
  if (isSomethingOpen()) return false;
  return !(target instanceof Element && target.matches('input, textarea, select, [contenteditable]'));
}

/** Arrows scroll whatever else is in focus, and a map that pans keeps its own. */
function arrowsMeant(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || isNowhere(target)) return true;
  return target.closest('[data-keys]') !== null && target.closest('[data-own-arrows]') === null;
}

function moveAmongAnswers(by: 1 | -1): boolean {
  const answers = [...document.querySelectorAll<HTMLElement>('[data-answer]')].filter(
    (element) => element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true }),
  );
  if (answers.length === 0) return false;
  const now = answers.findIndex((element) => element.matches(':focus'));
  const next = now < 0 ? (by === 1 ? 0 : answers.length - 1) : (now + by + answers.length) % answers.length;
  answers[next]?.focus();
  return true;
}

export function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return;
      if (e.key === 'Escape') return keys.escape();
      if (!meant(e.target)) return;
      const by =
        e.key === 'ArrowRight' || e.key === 'ArrowDown' ? 1 : e.key === 'ArrowLeft' || e.key === 'ArrowUp' ? -1 : 0;
      if (by !== 0) {
        if (arrowsMeant(e.target) && moveAmongAnswers(by)) e.preventDefault();
        return;
      }
      if (!keys.letters || e.repeat) return;
      const letter = e.key.toUpperCase();
      const offer = keys.offers.find((each) => each.letter !== '' && each.letter === letter);
      if (offer) keys.give(offer);
      else if (letter === 'U') keys.undo();
      else if (letter === 'R') keys.redo();
      else if (letter === 'H' && keys.hint) keys.hint();
      else if (letter === '?') keys.help();
      else return;
      e.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [keys]);
}
