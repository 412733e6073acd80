/** The city: four characters around the meditation circle, and four streets of houses with everybody's goods. */
import { memo } from 'react';
import { type Good, ROWS } from '../data.ts';
import { streetOf } from './art/ink.ts';
import { Cell } from './Cell.tsx';
import { Characters } from './Characters.tsx';
import { Circle } from './Circle.tsx';
import { roving } from './rove.ts';
import type { AgraProps } from './sight.ts';
import { useWords } from './words.ts';
import './city.css';

export const City = memo(function City({ table }: { readonly table: AgraProps }) {
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

/** Where the arrows of a street run, in hundredths of its height: to the second house, below it to the third, on to the fourth. */
const ARROWS = ['M92.500 52H101', 'M92.500 52V96H192.500V52H201', 'M292.500 52H301'];

function Street({ table, row }: { readonly table: AgraProps; readonly row: readonly Good[] }) {
  const [first] = row;
  if (first === undefined) return null;
  const { dark, tint } = streetOf(first);
  return (
    <div className="agra-street" style={{ background: `color-mix(in srgb, ${tint} 68%, #fbf4e2)` }}>
      <svg className="agra-arrows" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
        {ARROWS.map((d) => (
          <path key={d} d={d} fill="none" stroke={dark} strokeWidth="2.500" vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {row.map((good) => (
        <Cell key={good} table={table} good={good} />
      ))}
    </div>
  );
}
