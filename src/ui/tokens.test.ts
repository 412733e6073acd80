import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** A token's colour in a theme: 0 light, 1 dark. */
function colour(token: string, theme: 0 | 1): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? '';
  const both = /light-dark\((#\w+), (#\w+)\)/.exec(value);
  return both?.[theme + 1] ?? value;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Text and the ground it stands on. */
const PAIRS: readonly (readonly [string, string])[] = [
  ...['ink', 'ink-soft', 'heading', 'title', 'good', 'bad'].map((text) => [text, 'surface'] as const),
  ...['ink', 'ink-soft', 'heading', 'title', 'good', 'bad'].map((text) => [text, 'surface-soft'] as const),
  ...['agra', 'amul', 'bombay', 'rajas'].map((game) => [`${game}-ink`, 'surface'] as const),
  ['ink', 'ground'],
  ['ink', 'surface-button'],
  ['ink-soft', 'ground'],
  ['ink', 'saffron-pale'],
  ['bad', 'saffron-pale'],
  ['on-night', 'night'],
  ['on-night-soft', 'night'],
  ['on-saffron', 'saffron'],
  ['on-jade', 'jade'],
  ['letter', 'letter-ground'],
  ['closed-ink', 'closed'],
];

describe('the palette meets WCAG AA', () => {
  for (const [name, theme] of [
    ['light', 0],
    ['dark', 1],
  ] as const)
    test.each(PAIRS)(`${name}: %s on %s`, (text, ground) => {
      expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
    });
});
