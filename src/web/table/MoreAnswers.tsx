/** The answers that do not stand in the bar, one tap away and grouped. */
import { useEffect, useId, useRef } from 'react';
import type { GameText, Offer } from '../../ui/contract.ts';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { AnswerButton, type Answering } from './AnswerButton.tsx';

export function MoreAnswers({
  offers,
  text,
  answering,
}: {
  readonly offers: readonly Offer[];
  readonly text: GameText;
  readonly answering: Answering;
}) {
  const house = useHouse().text;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  // The panel closes when other answers are offered, not when somebody else answers.
  const among = offers.map((offer) => offer.id).join(' ');
  useEffect(() => {
    void among;
    return () => panel.current?.hidePopover();
  }, [among]);
  const groups = [...new Set(offers.map((offer) => offer.group))];
  return (
    <div className="more" hidden={offers.length === 0}>
      <button
        type="button"
        className={`button ${offers.some((offer) => offer.id === answering.advised?.id) ? 'advised' : ''}`}
        popoverTarget={id}
        data-more=""
      >
        {house.table.more(offers.length)}
        <Icon name="down" size={13} />
      </button>
      <section
        ref={panel}
        id={id}
        className="more-panel"
        popover="auto"
        data-keys=""
        aria-label={house.table.moreTitle}
        onToggle={(e) => {
          if (e.newState === 'open') panel.current?.querySelector<HTMLElement>('[data-answer]')?.focus();
        }}
      >
        {groups.map((group) => (
          <section key={group}>
            <h3>{text.groups[group] ?? group}</h3>
            <div className="more-list">
              {offers
                .filter((offer) => offer.group === group)
                .map((offer) => (
                  <AnswerButton key={offer.id} offer={offer} answering={answering} />
                ))}
            </div>
          </section>
        ))}
      </section>
    </div>
  );
}
