/** Under the question: what this seat has answered in advance, each of it one press away from being taken back. */
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icons.tsx';
import type { OnlineText } from '../text/online.en.ts';
import type { Prepared } from './plan.ts';
import './plan.css';

export function PlanStrip({
  t,
  prepared,
  open,
  more,
  onRemove,
  onOpen,
  onClose,
}: {
  readonly t: OnlineText;
  readonly prepared: readonly Prepared[];
  /** Whether the board shows what is to come, and takes answers to it. */
  readonly open: boolean;
  /** Whether anything more can be foreseen. */
  readonly more: boolean;
  onRemove(gesture: Prepared): void;
  onOpen(): void;
  onClose(): void;
}) {
  const p = t.plan;
  const strip = useRef<HTMLElement>(null);
  // Who has pressed the button that this strip takes the place of goes on from here.
  useEffect(() => {
    if (open && document.activeElement === document.body) strip.current?.focus();
  }, [open]);
  return (
    <section ref={strip} className={`strip plan ${open ? 'planning' : ''}`} aria-label={p.title} tabIndex={-1}>
      <Icon name="clock" size={16} />
      {prepared.length === 0 ? (
        <p>{more ? p.choose : p.end}</p>
      ) : (
        <>
          <span className="strip-lead">{p.prepared}</span>
          <ol>
            {prepared.map((gesture) => (
              <li key={gesture.from}>
                <span title={gesture.spoken}>{gesture.label}</span>
                <button type="button" aria-label={p.remove(gesture.label)} onClick={() => onRemove(gesture)}>
                  <Icon name="close" size={13} />
                </button>
              </li>
            ))}
            {open && !more && <li className="soft">{p.end}</li>}
          </ol>
        </>
      )}
      <button type="button" className="strip-word" onClick={open ? onClose : onOpen}>
        {open ? p.done : p.change}
      </button>
    </section>
  );
}
