/**
 * Draws a screen in as many frames as it takes. Whoever passes through a game changes the whole table with every step, and a slow machine
 * cannot draw all of it in one frame: parts that a frame has no time for wait for the next one, and what has become another thing
 * again meanwhile is drawn once. Outside of such frames everything is drawn at once.
 */
export interface Waiting {
  /** Draws it, as it has to be by now. */
  redraw(): void;
  /** What was not on the screen before takes the browser far longer than what is made anew: nothing comes after it in its frame. */
  readonly isNew?: boolean;
}

/**
 * What a frame may take to make parts anew, in milliseconds. The browser takes several times as long to lay them out and to paint them:
 * with two or more, frames of a slow machine are longer than a sixtieth of a second (`npm run bench:replay`).
 */
const FRAME_MS = 1;
const NEVER = Number.POSITIVE_INFINITY;

export class Loom {
  readonly #now: () => number;
  readonly #nextFrame: (draw: () => void) => void;
  readonly #waiting = new Set<Waiting>();
  #whole: Waiting | null = null;
  /** When this frame has no more time; never, outside of frames that are drawn here. */
  #end = NEVER;
  #asked = false;
  #done: (() => void)[] = [];

  constructor(now: () => number, nextFrame: (draw: () => void) => void) {
    this.#now = now;
    this.#nextFrame = nextFrame;
  }

  /**
   * Draws what all parts belong to, from the next frame but one on: what has changed with the step itself comes into the next one, and with
   * more of it in the same frame the browser would lay the page out twice.
   */
  begin(whole: Waiting): void {
    this.#whole = whole;
    if (this.#asked) return;
    this.#asked = true;
    this.#nextFrame(() => this.#nextFrame(this.#frame));
  }

  /** Whether a part may be drawn now; if not, it waits. */
  get hasTime(): boolean {
    return this.#end === NEVER || this.#now() < this.#end;
  }

  wait(part: Waiting): void {
    this.#waiting.add(part);
  }

  /** Calls `done` when everything stands. */
  whenDone(done: () => void): void {
    if (this.#asked) this.#done.push(done);
    else done();
  }

  readonly #frame = (): void => {
    this.#end = this.#now() + FRAME_MS;
    try {
      this.#draw();
    } finally {
      this.#end = NEVER;
      this.#goOn();
    }
  };

  /** The whole, and parts while there is time: one thing at least, so that every frame comes nearer to the end. */
  #draw(): void {
    const whole = this.#whole;
    this.#whole = null;
    whole?.redraw();
    if (whole && !this.hasTime) return;
    for (const part of this.#waiting) {
      this.#waiting.delete(part);
      part.redraw();
      if (part.isNew || !this.hasTime) return;
    }
  }

  #goOn(): void {
    if (this.#waiting.size > 0 || this.#whole) {
      this.#nextFrame(this.#frame);
      return;
    }
    this.#asked = false;
    for (const done of this.#done.splice(0)) done();
  }
}

/** The one of this page. */
export const loom = new Loom(
  () => performance.now(),
  (draw) => requestAnimationFrame(draw),
);
