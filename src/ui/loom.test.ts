import { beforeEach, describe, expect, test } from 'vitest';
import { Loom, type Waiting } from './loom.ts';

let clock = 0;
let frames: (() => void)[] = [];
let drawn: string[] = [];
let shown: (() => void)[] = [];
let loom: Loom;
/** How much longer the browser takes to show what was drawn than that took. */
let painting = 0;
let took = 0;
beforeEach(() => {
  clock = 0;
  painting = 0;
  took = 0;
  frames = [];
  drawn = [];
  shown = [];
  loom = new Loom({
    now: () => clock,
    nextFrame: (draw) => frames.push(draw),
    whenShown: (told) => shown.push(told),
  });
});

/** A frame, and what is drawn once it has been shown. */
function nextFrame(): void {
  const [frame] = frames.splice(0, 1);
  frame?.();
  clock += painting * took;
  const begun = clock;
  for (const told of shown.splice(0)) told();
  took = clock - begun;
}

/** Something that takes so many milliseconds to draw. */
function thing(name: string, takes: number) {
  return {
    redraw() {
      drawn.push(name);
      clock += takes;
    },
  };
}

/** What all parts belong to: with it each of them is drawn if there is time, and waits if not. */
function table(parts: readonly Waiting[]) {
  return {
    redraw() {
      drawn.push('table');
      for (const part of parts)
        if (loom.hasTime) part.redraw();
        else loom.wait(part);
    },
  };
}

describe('a loom', () => {
  test('is not needed where nobody passes through: there is always time, and all stands at once', () => {
    clock = 1e9;
    expect(loom.hasTime).toBe(true);
    let told = false;
    loom.whenDone(() => {
      told = true;
    });
    expect(told).toBe(true);
    expect(frames).toEqual([]);
  });

  test('shares what takes long out among frames, in order, and tells when all stands', () => {
    loom.begin(table([thing('map', 0.6), thing('market', 0.6), thing('seats', 0.6), thing('end', 0.6)]));
    // The frame of the step itself is left to it.
    expect(drawn).toEqual([]);
    let told = 0;
    loom.whenDone(() => told++);
    nextFrame();
    expect(drawn).toEqual(['table']);
    nextFrame();
    expect(drawn.slice(1)).toEqual(['map', 'market']);
    expect([loom.hasTime, told]).toEqual([true, 0]);
    nextFrame();
    expect(drawn.slice(3)).toEqual(['seats', 'end']);
    expect(told).toBe(1);
    nextFrame();
    expect([drawn.length, frames.length]).toEqual([5, 0]);
  });

  test('draws one part in each frame, however long it takes', () => {
    loom.begin(table([thing('map', 100), thing('market', 100), thing('seats', 100)]));
    for (let i = 0; i < 5; i++) nextFrame();
    expect(drawn).toEqual(['table', 'map', 'market', 'seats']);
    expect(frames).toEqual([]);
  });

  test('gives what is new a frame of its own, at its end', () => {
    loom.begin(
      table([thing('map', 0.1), thing('market', 0.1), { ...thing('card', 0.1), isNew: true }, thing('seats', 0.1)]),
    );
    for (let i = 0; i < 2; i++) nextFrame();
    expect(drawn).toEqual(['table', 'map', 'market', 'card']);
    nextFrame();
    expect(drawn.slice(4)).toEqual(['seats']);
  });

  test('is not stopped by a part that cannot be drawn', () => {
    const broken = {
      redraw() {
        throw new Error('broken');
      },
    };
    loom.begin(table([broken, thing('seats', 1)]));
    nextFrame();
    expect(nextFrame).toThrow('broken');
    nextFrame();
    expect(drawn).toEqual(['table', 'seats']);
    nextFrame();
    expect([loom.hasTime, frames.length]).toEqual([true, 0]);
  });

  test('goes on with the newest step: what waits is drawn once, and something of each step is seen', () => {
    const parts = [thing('map', 5), thing('market', 5), thing('seats', 5)];
    for (let i = 0; i < 4; i++) {
      loom.begin(table(parts));
      nextFrame();
    }
    expect(drawn).toEqual(['table', 'map', 'table', 'market']);
    drawn = [];
    loom.begin(table(parts));
    for (let i = 0; i < 5; i++) nextFrame();
    expect(drawn).toEqual(['table', 'seats', 'map', 'market']);
    expect(frames).toEqual([]);
  });

  /** How many parts that take half a millisecond each come into each frame of a step. */
  function parts(count: number): number[] {
    loom.begin(table(Array.from({ length: count }, () => thing('part', 0.5))));
    const each: number[] = [];
    while (frames.length > 0) {
      drawn = [];
      nextFrame();
      each.push(drawn.filter((name) => name === 'part').length);
    }
    // The last frame only shows what was drawn before it.
    return each.slice(0, -1);
  }

  test('fills frames where the browser shows them quickly, and has smaller ones where it does not', () => {
    painting = 1;
    const first = parts(40);
    expect(first.slice(0, 2)).toEqual([0, 2]);
    expect(first.at(-2)).toBeGreaterThan(2);
    expect(Math.max(...parts(400)) * 0.5 * (1 + painting)).toBeLessThanOrEqual(6);
    painting = 20;
    parts(40);
    expect(Math.max(...parts(40))).toBe(1);
  });

  test('tells who looks on of steps in which things glide: before anything has changed, and after each frame', () => {
    const unwatch = loom.watch({ before: () => drawn.push('before'), after: () => drawn.push('after') });
    const step = () => table([thing('map', 5), thing('market', 5)]);
    loom.begin(step(), true);
    for (let i = 0; i < 4; i++) nextFrame();
    expect(drawn).toEqual(['before', 'table', 'after', 'map', 'after', 'market', 'after']);
    drawn = [];
    loom.begin(step());
    for (let i = 0; i < 4; i++) nextFrame();
    expect(drawn).toEqual(['table', 'map', 'market']);
    drawn = [];
    unwatch();
    loom.begin(step(), true);
    for (let i = 0; i < 4; i++) nextFrame();
    expect(drawn).toEqual(['table', 'map', 'market']);
  });
});
