/** A thing of a drawing that explains itself and gives answers, as `Spot` does outside of drawings. */
import { type ReactNode, use } from 'react';
import { pointing } from './pointing.ts';
import { ChooserContext, Note } from './Spot.tsx';
import { type AgraProps, offersAt } from './sight.ts';

export function SvgHit({
  table,
  target,
  title,
  says,
  rule,
  x,
  y,
  size,
  children,
}: {
  readonly table: AgraProps;
  readonly target: string;
  readonly title: string;
  readonly says: string;
  readonly rule: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: ReactNode;
}) {
  const choose = use(ChooserContext);
  const offers = offersAt(table.offers, target);
  const [only] = offers;
  const letter = offers.find(({ place }) => place === 'main')?.letter ?? '';
  const shown = table.shown !== null && table.shown.target === target;
  return (
    <Note as="g" title={title} says={says} rule={rule} transform={`translate(${x} ${y})`}>
      {children}
      {only && (
        <g
          className="agra-svg-hit"
          data-hit=""
          {...(offers.length === 1 ? pointing(table, only) : { onClick: (e) => choose(offers, e.currentTarget) })}
        >
          <rect
            x="-1"
            y="-1"
            width={size + 2}
            height={size + 2}
            rx="6"
            fill="#dd942740"
            stroke="#dd9427"
            strokeWidth={shown ? 4 : 2.5}
          />
          {letter !== '' && (
            <>
              <circle cx={size - 3} cy="3" r="8" fill="#fff4d6" stroke="#b06f0c" />
              <text x={size - 3} y="7.500" className="agra-t b s" textAnchor="middle">
                {letter}
              </text>
            </>
          )}
        </g>
      )}
    </Note>
  );
}
