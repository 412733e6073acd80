/** A table speaks by what an owner of the box found printed there. */
import { expect, test } from 'vitest';
import type { AgraEvent } from '../events.ts';
import { en } from './en.ts';
import { gameText } from './game.ts';

test('AG-6.3.2: the story names the goods that are printed on an order', () => {
  const { event } = gameText(en);
  const order: AgraEvent = { is: 'order', seat: 0, guild: 'artists', place: 1 };
  const corrections = { 'orders.artists.2.first': 'wood', 'orders.artists.2.second': 'oil' };
  expect(event(order, () => 'Ava', { title: 'a box', corrections })).toContain('oil');
  expect(event(order, () => 'Ava')).not.toContain('oil');
});
