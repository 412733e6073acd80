import { beforeEach, describe, expect, test } from 'vitest';
import { Loom } from './loom.ts';

let clock = 0;
let frames: (() => void)[] = [];
let drawn: string[] = [];
let loom: Loom;
beforeEach(() => {
  clock = 0;
  frames = [];
  drawn = [];
  loom = new Loom(
    () => clock,
    (draw) => frames.push(draw),
  );
});

function nextFrame(): void {
  const [draw] = frames.splice(0, 1);
  draw?.();
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
function table(parts: readonly ReturnType<typeof thing>[]) {
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
    nextFrame();
    expect(drawn).toEqual([]);
    let told = 0;
    loom.whenDone(() => told++);
    nextFrame();
    expect(drawn).toEqual(['table', 'map', 'market']);
    expect([loom.hasTime, told]).toEqual([true, 0]);
    nextFrame();
    expect(drawn.slice(3)).toEqual(['seats', 'end']);
    expect([told, frames.length]).toEqual([1, 0]);
  });

  test('draws one part in each frame, however long it takes', () => {
    loom.begin(table([thing('map', 100), thing('market', 100), thing('seats', 100)]));
    for (let i = 0; i < 4; i++) nextFrame();
    expect(drawn).toEqual(['table', 'map', 'market', 'seats']);
    expect(frames).toEqual([]);
  });

  test('gives what is new a frame of its own, at its end', () => {
    loom.begin(table([thing('map', 100)]));
    for (const part of [thing('market', 0.1), { ...thing('card', 0.1), isNew: true }, thing('seats', 0.1)])
      loom.wait(part);
    for (let i = 0; i < 3; i++) nextFrame();
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
    loom.begin(table([thing('map', 100)]));
    loom.wait(broken);
    loom.wait(thing('seats', 1));
    for (let i = 0; i < 2; i++) nextFrame();
    expect(nextFrame).toThrow('broken');
    nextFrame();
    expect(drawn).toEqual(['table', 'map', 'seats']);
    expect([loom.hasTime, frames.length]).toEqual([true, 0]);
  });

  test('goes on with the newest step: what waits is drawn once', () => {
    const parts = [thing('map', 5), thing('market', 5), thing('seats', 5)];
    loom.begin(table(parts));
    nextFrame();
    nextFrame();
    loom.begin(table(parts));
    expect(frames.length).toBe(1);
    nextFrame();
    expect(drawn).toEqual(['table', 'map', 'table', 'map']);
    nextFrame();
    nextFrame();
    expect(drawn.slice(4)).toEqual(['market', 'seats']);
    expect(frames).toEqual([]);
  });
});
