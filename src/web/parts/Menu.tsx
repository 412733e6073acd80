/** A button that opens a small list of things to do, on the browser's own popovers: Escape and a press outside close it. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { setOpen } from './open.ts';
import './menu.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly chosen?: boolean;
  do(): void;
}

export function Menu({
  label,
  children,
  items,
  className = '',
}: {
  readonly label: string;
  readonly children: ReactNode;
  readonly items: readonly MenuItem[];
  readonly className?: string;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A menu that is taken away while it is open does not say that it closes.
  useEffect(() => {
    const box = list.current;
    return () => {
      if (box) setOpen(box, false);
    };
  }, []);

  const place = () => {
    const [box, at] = [list.current, button.current?.getBoundingClientRect()];
    if (!box || !at) return;
    box.style.top = `${at.bottom + 4}px`;
    box.style.right = `${Math.max(6, window.innerWidth - at.right)}px`;
  };
  const step = (by: 1 | -1) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const now = buttons.findIndex((item) => item.matches(':focus'));
    buttons.at((now + by + buttons.length) % buttons.length)?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`menu-button ${className}`}
        aria-haspopup="menu"
        popoverTarget={id}
        onClick={place}
      >
        <span className="unseen">{label}</span>
        <span className="menu-face" aria-hidden="true">
          {children}
        </span>
      </button>
      <div
        ref={list}
        id={id}
        className="menu"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        onBeforeToggle={(e) => setOpen(e.currentTarget, e.newState === 'open')}
        onToggle={(e) => {
          if (e.newState === 'open') list.current?.querySelector('button')?.focus();
        }}
        onKeyDown={(e) => {
          if (e.key !== 'ArrowDown' && e.key !== 'ArrowUp') return;
          e.preventDefault();
          step(e.key === 'ArrowDown' ? 1 : -1);
        }}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role={item.chosen === undefined ? 'menuitem' : 'menuitemradio'}
            {...(item.chosen === undefined ? {} : { 'aria-checked': item.chosen })}
            onClick={() => {
              list.current?.hidePopover();
              item.do();
            }}
          >
            {item.label}
          </button>
        ))}
      </div>
    </>
  );
}
