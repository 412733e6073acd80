/** The city: four characters around the meditation circle, and four streets of houses with everybody's goods. */
import { attentive } from '../../../ui/attentive.tsx';
import { type Good, PRODUCTS, ROWS } from '../data.ts';
import { streetOf } from './art/ink.ts';
import { Cell } from './Cell.tsx';
import { Characters } from './Characters.tsx';
import { Circle } from './Circle.tsx';
import { useFacts } from './facts.ts';
import { roving } from './rove.ts';
import type { AgraProps } from './sight.ts';
import { useWords } from './words.ts';
import './city.css';

export const City = attentive(function City({ table }: { readonly table: AgraProps }) {
  const words = useWords();
  return (
    <section className="agra-city agra-frame" aria-label={words.board.cityLabel} {...roving(table)}>
      <div className="agra-land">
        <Characters table={table} />
        {ROWS.map((row) => (
          <Street key={row[0]} table={table} row={row} />
        ))}
        {table.narrow && <Circle table={table} />}
      </div>
    </section>
  );
});

/**
 * How an arrow runs from one house of a street to another, in hundredths of a house: straight to the next one, below the houses
 * between to one further on, and above the others, with a point of its own, where it leads back.
 */
function arrowBetween(from: number, to: number): string {
  const start = 100 * from + 92.5;
  const end = 100 * to + 1;
  if (to < from) return `M${100 * from + 1} 32H${end + 91.5}M${end + 94.5} 26L${end + 91.5} 32L${end + 94.5} 38`;
  return to === from + 1 ? `M${start} 52H${end}` : `M${start} 52V96H${end - 8.5}V52H${end}`;
}

/** Where the arrows of a street run. */
function useArrows(row: readonly Good[]): readonly { readonly to: Good; readonly back: boolean; readonly d: string }[] {
  const { arrowFrom } = useFacts();
  return PRODUCTS.filter((good) => row.includes(good)).map((to) => {
    const [from, end] = [row.indexOf(arrowFrom[to]), row.indexOf(to)];
    return { to, back: end < from, d: arrowBetween(from, end) };
  });
}

const Street = attentive(function Street({ table, row }: { readonly table: AgraProps; readonly row: readonly Good[] }) {
  const arrows = useArrows(row);
  const [first] = row;
  if (first === undefined) return null;
  const { dark, tint } = streetOf(first);
  return (
    <div className="agra-street" style={{ background: `color-mix(in srgb, ${tint} 68%, #fbf4e2)` }}>
      <svg className="agra-arrows" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
        {arrows.map(({ to, d }) => (
          <path key={to} d={d} fill="none" stroke={dark} strokeWidth="2.500" vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {row.map((good) => (
        <Cell key={good} table={table} good={good} back={arrows.some(({ to, back }) => to === good && back)} />
      ))}
    </div>
  );
});
