/** The answers of one thing, where there are several: a small list beside it. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Chips } from '../../../ui/Chips.tsx';
import { ICONS } from './icons.tsx';
import { pointing } from './pointing.ts';
import type { AgraOffer, AgraProps } from './sight.ts';
import { useWords } from './words.ts';

export interface Choice {
  readonly offers: readonly AgraOffer[];
  readonly left: number;
  readonly top: number;
  /** What was asked: the focus goes back to it. */
  readonly from: HTMLElement | null;
}

export function Chooser({
  table,
  choice,
  onClose,
}: {
  readonly table: AgraProps;
  readonly choice: Choice;
  onClose(): void;
}) {
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
    const away = (e: Event) => {
      if (e.target instanceof Node && !list.current?.contains(e.target)) onClose();
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [onClose]);
  // While the list is open its keys are its own: letters must not answer behind it.
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === 'Tab') return;
    e.stopPropagation();
    const by = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (by !== undefined) {
      e.preventDefault();
      moveIn(list.current, by);
    } else if (e.key === 'Escape') {
      onClose();
      choice.from?.focus();
    }
  };
  return (
    <div
      ref={list}
      className="agra-chooser"
      role="dialog"
      onKeyDown={onKeyDown}
      aria-label={words.anytime.choose}
      style={table.narrow ? {} : { left: choice.left, top: choice.top }}
    >
      {choice.offers.map((offer) => (
        <button
          key={offer.id}
          type="button"
          aria-label={offer.spoken}
          {...pointing(table, offer)}
          onClick={() => {
            onClose();
            table.give(offer);
          }}
        >
          <span>{offer.label}</span>
          <Chips price={offer.price} gain={offer.gain} icons={ICONS} />
        </button>
      ))}
      <button type="button" className="agra-close" onClick={onClose}>
        {words.anytime.close}
      </button>
    </div>
  );
}

function moveIn(list: HTMLElement | null, by: number): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const here = buttons.findIndex((button) => button.matches(':focus'));
  buttons[(here + by + buttons.length) % buttons.length]?.focus();
}
