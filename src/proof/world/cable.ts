/**
 * One socket of a world, seen from both ends. What is sent arrives in its order, however long it takes; when the cable is cut,
 * whatever is on its way is gone, and each end learns of it in its own time.
 */
import type { RawData } from 'ws';
import type { Wire } from '../../server/sockets/gateway.ts';
import type { Line } from '../../web/online/connection.ts';
import type { Owner } from './scheduler.ts';
import { lasts, type Sky } from './weather.ts';

/** Who reads along. */
export interface Eavesdropper {
  /** What a page says, as it leaves. */
  asked(text: string): void;
  /** What a node says, as it leaves. */
  told(text: string): void;
  /** What has come to the page. */
  heard(text: string): void;
}

const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;
/** How long an end takes to notice that there is no other one. */
const NOTICED_MS = 8000;

type Heard = { readonly text: string } | 'close' | 'ping' | 'pong';

export class Cable {
  readonly line: Line;
  readonly wire: Wire;
  readonly node: Owner;
  readonly #page: Owner;
  readonly #sky: Sky;
  readonly #ear: Eavesdropper;
  readonly #toPage: Heard[] = [];
  readonly #toNode: Heard[] = [];
  /** When the last of those on their way arrive: nobody overtakes. */
  #pageAt = 0;
  #nodeAt = 0;
  #unsent = 0;
  #pageOpen = true;
  #nodeState = OPEN;
  #cut = false;
  readonly #hear: {
    message: ((data: RawData, binary: boolean) => void)[];
    close: (() => void)[];
    pong: (() => void)[];
  } = { message: [], close: [], pong: [] };

  constructor(sky: Sky, page: Owner, node: Owner, line: Line, ear: Eavesdropper) {
    this.#sky = sky;
    this.#page = page;
    this.node = node;
    this.line = line;
    this.#ear = ear;
    line.send = (text) => {
      this.#ear.asked(text);
      if (!this.#pageOpen) return;
      this.#sendToNode({ text });
      // Talk that is said again may be heard again; everything else must be done once.
      if (!text.includes('"t":"chat"') && sky.scheduler.chance(sky.weather.repeated)) this.#sendToNode({ text });
    };
    line.close = () => {
      if (!this.#pageOpen) return;
      this.#pageOpen = false;
      this.#sendToNode('close');
    };
    this.wire = this.#makeWire();
  }

  get open(): boolean {
    return this.#pageOpen && !this.#cut;
  }

  /** Everything on its way is gone. */
  cut(): void {
    if (this.#cut) return;
    this.#cut = true;
    const { scheduler } = this.#sky;
    const noticed = () => (scheduler.chance(700) ? scheduler.between(1, 50) : scheduler.between(50, NOTICED_MS));
    scheduler.after(this.#page, noticed(), 'line breaks', () => this.#pageEnds());
    scheduler.after(this.node, noticed(), 'wire breaks', () => this.#nodeEnds());
  }

  #makeWire(): Wire {
    const state = () => this.#nodeState;
    const unsent = () => this.#unsent;
    return {
      OPEN,
      get readyState() {
        return state();
      },
      get bufferedAmount() {
        return unsent();
      },
      on: (event: string, hear: (data: RawData, binary: boolean) => void) => {
        if (event === 'message') this.#hear.message.push(hear);
        // The other events bring nothing along.
        else if (event === 'close' || event === 'pong') this.#hear[event].push(hear as () => void);
      },
      send: (text) => {
        this.#ear.told(text);
        this.#unsent += text.length;
        this.#sendToPage({ text });
      },
      ping: () => this.#sendToPage('ping'),
      close: () => {
        this.#sendToPage('close');
        this.#nodeState = CLOSING;
      },
      terminate: () => {
        this.cut();
        this.#nodeEnds();
      },
    };
  }

  #sendToNode(what: Heard): void {
    const { scheduler, weather } = this.#sky;
    if (this.#cut) return;
    this.#toNode.push(what);
    this.#nodeAt = Math.max(this.#nodeAt, scheduler.now + lasts(scheduler, weather.line));
    scheduler.travel(this.node, this.#nodeAt - scheduler.now, 'frame', () => {
      const next = this.#toNode.shift();
      if (next === undefined || this.#cut || this.#nodeState === CLOSED) return;
      if (next === 'close') this.#nodeEnds();
      else if (next === 'pong') for (const hear of this.#hear.pong) hear();
      else if (next !== 'ping') {
        scheduler.note(`${this.node.name} reads ${next.text}`);
        for (const hear of this.#hear.message) hear(Buffer.from(next.text), false);
      }
    });
  }

  #sendToPage(what: Heard): void {
    const { scheduler, weather } = this.#sky;
    if (this.#cut) return;
    if (typeof what === 'object' && scheduler.chance(weather.swallowed)) return;
    this.#toPage.push(what);
    this.#pageAt = Math.max(this.#pageAt, scheduler.now + lasts(scheduler, weather.line));
    scheduler.travel(this.#page, this.#pageAt - scheduler.now, 'frame', () => {
      const next = this.#toPage.shift();
      if (next === undefined || this.#cut) return;
      if (typeof next === 'object') this.#unsent -= next.text.length;
      if (!this.#pageOpen) return;
      if (next === 'close') {
        this.#nodeState = CLOSED;
        this.#pageEnds();
        this.cut();
      } else if (next === 'ping') this.#sendToNode('pong');
      else if (next !== 'pong') {
        scheduler.note(`${this.#page.name} reads ${next.text}`);
        this.#ear.heard(next.text);
        this.line.onmessage?.({ data: next.text });
      }
    });
  }

  #pageEnds(): void {
    if (!this.#pageOpen) return;
    this.#pageOpen = false;
    this.line.onclose?.();
  }

  #nodeEnds(): void {
    if (this.#nodeState === CLOSED && this.#hear.close.length === 0) return;
    this.#nodeState = CLOSED;
    for (const hear of this.#hear.close.splice(0)) hear();
  }
}
