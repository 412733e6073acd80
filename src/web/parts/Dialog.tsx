/** A window over the page, on the browser's own dialog: it keeps the focus inside and gives it back. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { setOpen } from './open.ts';
import './dialog.css';

export function Dialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { text } = useHouse();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    if (!box) return;
    box.showModal();
    setOpen(box, true);
    return () => {
      setOpen(box, false);
      box.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onClose={(e) => {
        setOpen(e.currentTarget, false);
        onClose();
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label={text.house.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
