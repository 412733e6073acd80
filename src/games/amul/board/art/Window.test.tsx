import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Name } from '../../data.ts';
import { DRAWINGS } from './drawings.ts';
import { Window } from './Window.tsx';

test('every card has a picture of its own', () => {
  const names = Object.keys(DRAWINGS) as Name[];
  const drawn = names.map((name) => renderToStaticMarkup(<Window name={name} />));
  expect(new Set(drawn).size).toBe(names.length);
});
