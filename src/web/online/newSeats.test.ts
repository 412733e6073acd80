import { expect, test } from 'vitest';
import { type NewSeat, placed, resized, usualNewSeats } from './newSeats.ts';

const ME: NewSeat = { kind: 'me' };
const OPEN: NewSeat = { kind: 'open' };
const BOT: NewSeat = { kind: 'bot', bot: 'merchant' };

test('whoever takes another seat leaves to their own what stood there', () => {
  expect(placed([ME, BOT, OPEN], 1, ME)).toEqual([BOT, ME, OPEN]);
  expect(placed([ME, BOT], 0, BOT)).toEqual([ME, BOT]);
});

test('a table that becomes larger or smaller keeps the seats that stay', () => {
  expect(resized([BOT, ME], 4)).toEqual([BOT, ME, OPEN, OPEN]);
  expect(resized([BOT, ME, OPEN, BOT], 2)).toEqual([BOT, ME]);
});

test('whose own seat is gone from a smaller table takes the first', () => {
  const moved = placed(usualNewSeats(4), 2, ME);
  expect(moved).toEqual([OPEN, OPEN, ME, OPEN]);
  expect(resized(moved, 2)).toEqual([ME, OPEN]);
});
