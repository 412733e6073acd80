/** A card of a game: its picture under a cusped arch, its name, and whatever a page has to say about it. */
import { type CSSProperties, type ReactNode, Suspense, useId } from 'react';
import type { GameEntry } from '../registry.ts';
import { ARCH } from '../start/pictures/scene.tsx';
import './gameArch.css';

export function GameArch({
  entry,
  id,
  className = '',
  children,
}: {
  readonly entry: GameEntry;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const own = useId();
  return (
    <article {...(id ? { id } : {})} className={`game-card ${className}`} style={accentOf(entry)} aria-labelledby={own}>
      <svg viewBox="0 0 310 250" className="game-picture" aria-hidden="true">
        <clipPath id={`${own}-arch`}>
          <path d={ARCH} />
        </clipPath>
        <g clipPath={`url(#${own}-arch)`}>
          <Suspense fallback={<rect width="310" height="250" fill="#f3e5c3" />}>
            <entry.Picture />
          </Suspense>
        </g>
        <path d={ARCH} fill="none" stroke="var(--accent)" strokeWidth="7" />
        <path d={ARCH} fill="none" stroke="#f2d58e" strokeWidth="1.6" />
      </svg>
      <div className="game-words">
        <h2 id={own}>{entry.name}</h2>
        {children}
      </div>
    </article>
  );
}

type Accent = CSSProperties & Readonly<Record<'--accent' | '--accent-ink', string>>;

/** The colours of a game, for whatever is drawn inside. */
export function accentOf({ id }: GameEntry): Accent {
  return { '--accent': `var(--${id})`, '--accent-ink': `var(--${id}-ink)` };
}
