/** A socket whose other end is here: whatever the house sends is kept, byte by byte, until it is taken. */
import { EventEmitter } from 'node:events';
import type { Wire } from '../../server/sockets/gateway.ts';

export class KeptWire extends EventEmitter implements Wire {
  readonly OPEN = 1;
  readonly bufferedAmount = 0;
  readyState = 1;
  #sent: string[] = [];

  /** What the page at this end says. */
  say(text: string): void {
    this.emit('message', Buffer.from(text), false);
  }

  sayBytes(bytes: Buffer): void {
    this.emit('message', bytes, true);
  }

  /** Everything that was sent since it was last taken. */
  take(): string[] {
    const sent = this.#sent;
    this.#sent = [];
    return sent;
  }

  send(text: string): void {
    this.#sent.push(text);
  }

  ping(): void {
    this.#sent.push('ping');
  }

  close(code: number): void {
    this.#sent.push(`closed ${code}`);
    this.terminate();
  }

  terminate(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close');
  }
}
