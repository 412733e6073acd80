/** The five special symbols (AM-CON-3), the placement icons (AM-CON-2) and the back of a card. */
import { memo, type ReactNode } from 'react';
import { Picture } from '../../../../ui/Picture.tsx';
import { pictures } from '../../../../ui/pictures.ts';
import type { CardSymbol } from '../../data.ts';

const SYMBOL_ART: Readonly<Record<CardSymbol, { readonly ground: string; readonly art: ReactNode }>> = {
  arab: {
    ground: '#2c7a5c',
    art: <path d="M15.5 5.5a7.3 7.3 0 1 0 2.8 10.6A6 6 0 1 1 15.5 5.5z" fill="#fff" />,
  },
  mongol: {
    ground: '#2a56a3',
    art: (
      <>
        <path d="M5 17c0-6 3-8.5 7-8.5s7 2.5 7 8.5z" fill="#fff" />
        <path d="M10.3 17v-3.5h3.4V17zM12 5v4" fill="#2a56a3" stroke="#fff" strokeWidth="1.6" />
      </>
    ),
  },
  object: {
    ground: '#a8690b',
    art: <path d="M10 5h4v3c3 1.3 4.3 3.5 4.3 6 0 3-2.5 5-6.3 5s-6.3-2-6.3-5c0-2.5 1.3-4.7 4.3-6z" fill="#fff" />,
  },
  trade: {
    ground: '#7a5c1c',
    art: (
      <>
        <path d="M12 5v13M7 19h10M5 8h14" stroke="#fff" strokeWidth="1.7" />
        <path d="M2.8 13L5.5 8l2.7 5a2.8 2.8 0 0 1-5.4 0zM15.8 13l2.7-5 2.7 5a2.8 2.8 0 0 1-5.4 0z" fill="#fff" />
      </>
    ),
  },
  military: {
    ground: '#9d2f26',
    art: (
      <>
        <path
          d="M6 5c5 3 9 7 11.5 12M18 5C13 8 9 12 6.5 17"
          stroke="#fff"
          strokeWidth="2"
          fill="none"
          strokeLinecap="round"
        />
        <path d="M4 15l5 4M20 15l-5 4" stroke="#fff" strokeWidth="1.8" />
      </>
    ),
  },
};

export const symbolDrawing = pictures('0 0 24 24', (symbol: CardSymbol) => (
  <>
    <circle cx="12" cy="12" r="11.5" fill="#fffaf0" />
    <circle cx="12" cy="12" r="10.3" fill={SYMBOL_ART[symbol].ground} />
    {SYMBOL_ART[symbol].art}
  </>
));

export const SymbolIcon = memo(function SymbolIcon({
  symbol,
  size,
}: {
  readonly symbol: CardSymbol;
  readonly size: number;
}) {
  return <Picture of={symbolDrawing(symbol)} width={size} height={size} />;
});

type IconProps = { readonly size: number };

export function HandIcon({ size }: IconProps) {
  return (
    <svg className="piece" width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M7 21c-2-3-4-6-4.5-8.5-.3-1.5 1.6-2 2.5-.7L7 14.5V5.5c0-1.8 2.5-1.8 2.5 0V11h.6V3.7c0-1.8 2.5-1.8 2.5 0V11h.6V4.7c0-1.8 2.5-1.8 2.5 0V11.5h.6V7c0-1.7 2.4-1.7 2.4 0v8c0 3-1 4.5-2 6z" />
    </svg>
  );
}

export function TableIcon({ size }: IconProps) {
  return (
    <svg className="piece" width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M2 7.5L5.5 4h13L22 7.5v3H2zM4.5 10h3v10h-3zM16.5 10h3v10h-3z" />
    </svg>
  );
}

/** Where a market card comes from when nobody proposed it. */
export function CardBack({ size }: IconProps) {
  return (
    <svg className="piece" width={size} height={size} viewBox="0 0 18 18" aria-hidden="true">
      <rect x="5" y=".7" width="11.5" height="14.5" rx="2" fill="#8a6a2a" />
      <rect x="2" y="2.8" width="11.5" height="14.5" rx="2" fill="#232c55" stroke="#f3dfa8" />
      <path d="M7.7 6l3 4-3 4-3-4z" fill="#e2b43a" />
    </svg>
  );
}

/** A point: the seal that stands for worth wherever a number needs a picture. */
export function PointIcon({ size }: IconProps) {
  return (
    <svg className="piece" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 1l2.7 3.3 4.2-.5.7 4.2L23 10.6 21.4 14.5 23 18l-4 1.6-1 4-4-.9L12 23.5 9.6 20.8l-4.3.9-.9-4.1L1 15.5 2.6 11.7 1 8l3.9-1.6.9-4L9.8 3z"
        fill="#2f7a61"
      />
      <path d="M12 6.5l1.7 3.5 3.8.5-2.8 2.7.7 3.8-3.4-1.8L8.6 17l.7-3.8L6.5 10.5l3.8-.5z" fill="#ffe9b0" />
    </svg>
  );
}

/** Cards left the game: a card torn in two. */
export function LostIcon({ size }: IconProps) {
  return (
    <svg className="piece" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 3h9l-2 5 3 4-3 4 2 5H3z" fill="#c9ae7b" stroke="#7c4f28" strokeWidth="1.3" />
      <path d="M21 5h-6l-1.5 4 3 4-3 4L15 21h6z" fill="#e3cfa6" stroke="#7c4f28" strokeWidth="1.3" />
    </svg>
  );
}
