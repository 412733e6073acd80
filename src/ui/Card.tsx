/** The frame of everything that lies beside a board: a heading with a small remark, and what it holds. */
import { type ReactNode, useId } from 'react';
import './card.css';

export function Card({
  title,
  remark,
  children,
  className = '',
}: {
  readonly title: string;
  readonly remark?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const id = useId();
  return (
    <section className={`card ${className}`} aria-labelledby={id}>
      <header className="card-head">
        <h2 id={id}>{title}</h2>
        {remark !== undefined && <small>{remark}</small>}
      </header>
      {children}
    </section>
  );
}
