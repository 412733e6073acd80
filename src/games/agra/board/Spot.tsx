/** A thing on the table: it explains itself, and where answers belong to it, it glows with their letter and gives them. */
import { type CSSProperties, createContext, type ReactNode, use } from 'react';
import { Explain, type ExplainProps } from '../../../ui/Explain.tsx';
import { pointing } from './pointing.ts';
import { type AgraOffer, type AgraProps, offersAt } from './sight.ts';
import { useWords } from './words.ts';

/** Opens the list of answers of a thing that stands for several. */
export const ChooserContext = createContext<(offers: readonly AgraOffer[], at: Element) => void>(() => {});

/** A thing that only explains itself. Arrow keys reach it. */
export function Note(props: Omit<ExplainProps, 'tabIndex'>) {
  return <Explain {...props} tabIndex={-1} data-spot="" />;
}

export interface SpotProps {
  readonly table: AgraProps;
  readonly target: string;
  readonly title: string;
  readonly says?: string;
  readonly rule: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly as?: 'div' | 'span' | 'li';
  readonly children: ReactNode;
}

export function Spot({ table, target, title, says, rule, className = '', style, as = 'div', children }: SpotProps) {
  const offers = offersAt(table.offers, target);
  const shown = table.shown !== null && table.shown.target === target;
  const lit = offers.length > 0;
  return (
    <Note
      as={as}
      title={title}
      {...(says === undefined ? {} : { says })}
      rule={rule}
      {...(style === undefined ? {} : { style })}
      data-target={target}
      className={`agra-spot ${className} ${lit ? 'lit' : ''} ${shown ? 'shown' : ''}`}
    >
      {children}
      {lit && <Hit table={table} offers={offers} title={title} />}
    </Note>
  );
}

/** The part that takes the click: the answer itself, or the choice among several. */
export function Hit({
  table,
  offers,
  title,
}: {
  readonly table: AgraProps;
  readonly offers: readonly AgraOffer[];
  readonly title: string;
}) {
  const words = useWords();
  const choose = use(ChooserContext);
  const [only] = offers;
  const letter = offers.find(({ place }) => place === 'main')?.letter ?? '';
  const single = offers.length === 1 && only !== undefined;
  return (
    <>
      <button
        type="button"
        className="agra-hit"
        tabIndex={-1}
        data-hit=""
        aria-label={single ? only.spoken : words.board.choose(title)}
        {...(single
          ? pointing(table, only)
          : { onClick: (e: { currentTarget: Element }) => choose(offers, e.currentTarget) })}
      />
      {letter !== '' && (
        <b className="agra-letter" aria-hidden="true">
          {letter}
        </b>
      )}
    </>
  );
}
