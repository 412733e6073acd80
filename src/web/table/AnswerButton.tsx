/** One answer: its letter, what it does, what it costs and what it brings. */
import { useId } from 'react';
import { Chips } from '../../ui/Chips.tsx';
import type { GameUi, Offer } from '../../ui/contract.ts';
import { Icon } from '../../ui/icons.tsx';

export interface Answering {
  readonly icons: GameUi['icons'];
  readonly shown: Offer | null;
  readonly picked: Offer | null;
  /** What a hint advises. */
  readonly advised: Offer | null;
  show(offer: Offer | null): void;
  give(offer: Offer): void;
}

/** More prices and gains than this are drawn smaller where the bar is narrow. */
const FEW_CHIPS = 3;

export function AnswerButton({
  offer,
  answering,
  inert = false,
}: {
  readonly offer: Offer;
  readonly answering: Answering;
  readonly inert?: boolean;
}) {
  const spoken = useId();
  const { icons, shown, picked, advised, show, give } = answering;
  const marks = [
    offer.place,
    shown?.id === offer.id && 'shown',
    picked?.id === offer.id && 'picked',
    advised?.id === offer.id && 'advised',
    offer.price.length + offer.gain.length > FEW_CHIPS && 'many',
  ];
  return (
    <button
      type="button"
      className={`answer ${marks.filter(Boolean).join(' ')}`}
      data-answer={offer.id}
      inert={inert}
      aria-describedby={spoken}
      {...(offer.letter === '' ? {} : { 'aria-keyshortcuts': offer.letter })}
      onPointerEnter={(e) => e.pointerType === 'mouse' && show(offer)}
      onPointerLeave={(e) => e.pointerType === 'mouse' && show(null)}
      onFocus={(e) => e.currentTarget.matches(':focus-visible') && show(offer)}
      onBlur={() => show(null)}
      onClick={() => give(offer)}
    >
      <i aria-hidden="true">{offer.letter}</i>
      <span>
        <b>{offer.label}</b>
        <Chips price={offer.price} gain={offer.gain} icons={icons} />
      </span>
      {advised?.id === offer.id && <Icon name="lamp" size={15} />}
      <span id={spoken} hidden>
        {offer.spoken}
      </span>
    </button>
  );
}
