/**
 * Draws a screen in as many frames as it takes. Whoever passes through a game changes the whole table with every step, and a slow machine
 * cannot draw all of it in one frame: parts that a frame has no time for wait for the next one, and what has become another thing
 * again meanwhile is drawn once. Parts are made anew when the frame before has been shown, and the browser lays them out and paints them
 * with the next one: between the two, a press is heard. Outside of this everything is drawn at once.
 */
export interface Waiting {
  /** Draws it, as it has to be by now. */
  redraw(): void;
  /** What was not on the screen before takes the browser far longer than what is made anew: nothing comes after it in its frame. */
  readonly isNew?: boolean;
}

/** Looks on while a step is drawn in which things glide to where they are. */
export interface Onlooker {
  /** Everything still stands where it stood. */
  before(): void;
  /** Parts of the step have been drawn, and are not shown yet. */
  after(): void;
}

/** The browser as far as it is needed here. */
export interface Screen {
  now(): number;
  nextFrame(draw: () => void): void;
  /** Calls `shown` when the browser has laid out and painted the frame that is going on. */
  whenShown(shown: () => void): void;
}

/**
 * What a frame may take to make parts anew, in milliseconds: at first, and within these bounds whatever has been learnt. The browser takes
 * several times as long to lay them out and to paint them.
 */
const FIRST_MS = 1;
const LEAST_MS = 0.4;
const MOST_MS = 8;
/** With less than this, what all parts belong to has a frame of its own. */
const WHOLE_MS = 2;
/** What all of a frame should take. One that holds more than others may then take three times as long, and is still a sixtieth of a second. */
const FRAME_MS = 5;
/** How fast it is learnt: a frame that took too long counts at once, one that had time left little by little. */
const SLOWER = 0.5;
const FASTER = 1.25;
const NEVER = Number.POSITIVE_INFINITY;

export class Loom {
  readonly #screen: Screen;
  readonly #waiting = new Set<Waiting>();
  readonly #onlookers = new Set<Onlooker>();
  #whole: Waiting | null = null;
  /** Whether a whole was drawn last. */
  #begun = false;
  #gliding = false;
  /** What a frame may take to make parts anew. */
  #budget = FIRST_MS;
  /** When there is no more time for this frame; never, outside of what is drawn here. */
  #end = NEVER;
  #asked = false;
  #last: Drawing | null = null;
  #done: (() => void)[] = [];

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /**
   * Draws what all parts belong to, once the next frame has been shown: what has changed with the step itself comes into that one, and with
   * more of it in the same frame the browser would lay the page out twice. `gliding`: those who look on are told.
   */
  begin(whole: Waiting, gliding = false): void {
    this.#whole = whole;
    this.#gliding = gliding;
    if (!this.#asked) this.#askForFrame();
  }

  /** Whether a part may be drawn now; if not, it waits. */
  get hasTime(): boolean {
    return this.#end === NEVER || this.#screen.now() < this.#end;
  }

  /** Whether something is being drawn here. */
  get isDrawing(): boolean {
    return this.#end !== NEVER;
  }

  wait(part: Waiting): void {
    this.#waiting.add(part);
  }

  /** Calls `done` when everything stands. */
  whenDone(done: () => void): void {
    if (this.isDrawing || !this.#stands) this.#done.push(done);
    else done();
  }

  watch(onlooker: Onlooker): () => void {
    this.#onlookers.add(onlooker);
    return () => void this.#onlookers.delete(onlooker);
  }

  get #stands(): boolean {
    return this.#waiting.size === 0 && this.#whole === null;
  }

  #askForFrame(): void {
    this.#asked = true;
    this.#screen.nextFrame(() => {
      const begun = this.#screen.now();
      this.#screen.whenShown(() => {
        this.#asked = false;
        if (this.#last) this.#learn(this.#last, this.#screen.now() - begun);
        this.#last = null;
        if (!this.#stands) this.#goOn();
      });
    });
  }

  #goOn(): void {
    const whole = this.#takeWhole();
    const begun = this.#screen.now();
    if (whole && this.#gliding) for (const onlooker of this.#onlookers) onlooker.before();
    // Where there is little time, to find out which parts have changed takes all of it.
    const alone = whole !== null && this.#budget < WHOLE_MS;
    this.#end = this.#screen.now() + (alone ? 0 : this.#budget);
    try {
      this.#draw(whole);
    } finally {
      const isFull = !this.hasTime;
      this.#end = NEVER;
      if (this.#gliding) for (const onlooker of this.#onlookers) onlooker.after();
      if (!alone) this.#last = { took: this.#screen.now() - begun, isFull };
      this.#askForFrame();
      if (this.#stands) for (const done of this.#done.splice(0)) done();
    }
  }

  /** Where steps follow each other faster than they can be drawn, parts have every other frame: else nothing of them would be seen. */
  #takeWhole(): Waiting | null {
    if (this.#begun && this.#waiting.size > 0) {
      this.#begun = false;
      return null;
    }
    const whole = this.#whole;
    this.#whole = null;
    this.#begun = whole !== null;
    return whole;
  }

  /** The whole, and parts while there is time: one thing at least, so that every frame comes nearer to the end. */
  #draw(whole: Waiting | null): void {
    whole?.redraw();
    if (whole && !this.hasTime) return;
    for (const part of this.#waiting) {
      this.#waiting.delete(part);
      part.redraw();
      if (part.isNew || !this.hasTime) return;
    }
  }

  /** A frame that was not full says nothing about how much more it could have held. */
  #learn({ took, isFull }: Drawing, showing: number): void {
    const all = took + showing;
    if (all < FRAME_MS && !isFull) return;
    const part = Math.max(SLOWER, Math.min(FASTER, FRAME_MS / all));
    this.#budget = Math.max(LEAST_MS, Math.min(MOST_MS, this.#budget * part));
  }
}

/** What was drawn for a frame. */
interface Drawing {
  readonly took: number;
  /** Whether something may be left for which there was no time. */
  readonly isFull: boolean;
}

/** A message that is sent while a frame goes on comes when it has been painted. */
class Messenger {
  readonly #waiting: (() => void)[] = [];
  #port: MessagePort | null = null;

  send(shown: () => void): void {
    this.#waiting.push(shown);
    this.#port ??= this.#open();
    this.#port.postMessage(null);
  }

  #open(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => this.#waiting.shift()?.();
    return port2;
  }
}

const messenger = new Messenger();

/** The one of this page. */
export const loom = new Loom({
  now: () => performance.now(),
  nextFrame: (draw) => requestAnimationFrame(draw),
  whenShown: (shown) => messenger.send(shown),
});
