/** The answers of one thing, where there are several: a small list beside it. */
import { useEffect, useRef } from 'react';
import { Chips } from '../../../ui/Chips.tsx';
import { ICONS } from './icons.tsx';
import { pointing } from './pointing.ts';
import type { AgraOffer, AgraProps } from './sight.ts';
import { useWords } from './words.ts';

export interface Choice {
  readonly offers: readonly AgraOffer[];
  readonly left: number;
  readonly top: number;
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
    const onKey = (e: KeyboardEvent) => {
      if (e.key === 'Escape') onClose();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', onKey);
    };
  }, [onClose]);
  return (
    <div
      ref={list}
      className="agra-chooser"
      role="dialog"
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
