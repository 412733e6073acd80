import { describe, expect, test } from 'vitest';
import { placeBeside } from './explanation.ts';

const SCREEN = { width: 360, height: 780 };
const NOTE = { width: 200, height: 80 };

describe('an explanation stands beside its subject and never over it', () => {
  test.each([
    { left: 100, top: 300, width: 40, height: 40 },
    { left: 0, top: 0, width: 40, height: 40 },
    { left: 330, top: 750, width: 30, height: 30 },
    { left: 20, top: 20, width: 60, height: 740 },
    { left: 280, top: 20, width: 60, height: 740 },
  ])('at %o', (subject) => {
    const { left, top } = placeBeside(subject, NOTE, SCREEN);
    const apart =
      left >= subject.left + subject.width ||
      left + NOTE.width <= subject.left ||
      top >= subject.top + subject.height ||
      top + NOTE.height <= subject.top;
    expect(apart).toBe(true);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + NOTE.width).toBeLessThanOrEqual(SCREEN.width);
    expect(top + NOTE.height).toBeLessThanOrEqual(SCREEN.height);
  });
});
