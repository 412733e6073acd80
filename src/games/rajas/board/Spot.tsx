/** A thing on the table that explains itself and may be an answer. */
import type { ReactNode } from 'react';
import { Explain } from '../../../ui/Explain.tsx';
import { INK } from './art/ink.ts';
import type { Explanation } from './explain.ts';
import type { RajasOffer, RajasProps } from './sight.ts';
import { pointing } from './targets.ts';

export type Hands = Pick<RajasProps, 'offers' | 'shown' | 'show' | 'give'>;

/** The answers that a thing stands for: the one that is shown if it is among them, else the first. */
export function offerAt({ offers, shown }: Pick<Hands, 'offers' | 'shown'>, target: string): RajasOffer | null {
  const there = offers.filter((offer) => offer.target === target);
  return there.find(({ id }) => id === shown?.id) ?? there[0] ?? null;
}

/** The answer that a place stands for, in plain values: a place is drawn again only when one of them is another. */
export interface Answering extends Pick<RajasProps, 'show' | 'give'> {
  readonly offer: RajasOffer | null;
  readonly chosen: boolean;
}

export function answerAt({ offers, shown, show, give }: Hands, target: string): Answering {
  const offer = offerAt({ offers, shown }, target);
  return { offer, chosen: offer !== null && shown?.id === offer.id, show, give };
}

export function Spot({
  explanation,
  name = '',
  children,
}: {
  readonly explanation: Explanation;
  /** What a guide calls it. */
  readonly name?: string;
  readonly children: ReactNode;
}) {
  return (
    <Explain
      as="g"
      {...explanation}
      tabIndex={-1}
      role="img"
      aria-label={`${explanation.title}. ${explanation.says}`}
      className="rajas-spot"
      data-spot={name}
    >
      {children}
    </Explain>
  );
}

/** A round place that can be chosen: pale halo, dashed saffron ring, its letter beside it. */
export function Ring({
  offer,
  chosen,
  show,
  give,
  x,
  y,
  r,
  letter = { x: -r * 0.8, y: -r * 0.9 },
}: Answering & {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** From the middle of the place. */
  readonly letter?: { readonly x: number; readonly y: number } | undefined;
}) {
  if (offer === null) return null;
  return (
    <g {...pointing({ show, give }, offer)} className="rajas-target">
      <circle cx={x} cy={y} r={Math.max(r + 7, 22)} fill="transparent" />
      <circle cx={x} cy={y} r={r + 5} fill="#ffe3a0" fillOpacity={chosen ? 0.95 : 0.6} />
      <circle
        cx={x}
        cy={y}
        r={r + 3}
        fill={chosen ? '#fde2a4' : '#fff6d8'}
        fillOpacity=".8"
        stroke={chosen ? INK.saffronDeep : INK.saffron}
        strokeWidth={chosen ? 4 : 3}
        strokeDasharray={chosen ? undefined : '6 4'}
      />
      <LetterMark letter={offer.letter} x={x + letter.x} y={y + letter.y} chosen={chosen} />
    </g>
  );
}

/** The letter that ties a place to its answer in the bar. */
export function LetterMark({
  letter,
  x,
  y,
  chosen,
}: {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly chosen: boolean;
}) {
  if (letter === '') return null;
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <circle
        r="9.500"
        fill={chosen ? INK.saffron : '#fff4d6'}
        stroke={chosen ? '#fff4d6' : INK.saffron}
        strokeWidth="1.800"
      />
      <text
        y="4.800"
        textAnchor="middle"
        fontFamily="var(--display)"
        fontSize="14"
        fontWeight="700"
        fill={chosen ? '#2b1c00' : INK.letter}
      >
        {letter}
      </text>
    </g>
  );
}
