/** Somebody with a credential and an address of their own: how they speak with the house. */
import { once } from 'node:events';
import { WebSocket } from 'ws';

export class Somebody {
  readonly url: string;
  readonly name: string;
  /** As the proxy before the house would tell it. */
  readonly address: string;
  cookie = '';
  person = '';

  constructor(url: string, name: string, address: string) {
    this.url = url;
    this.name = name;
    this.address = address;
  }

  async enter(): Promise<void> {
    const answer = await fetch(`${this.url}/api/me`, { headers: this.headers });
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    // GET /api/me answers with `Me`.
    this.person = ((await answer.json()) as { readonly person: string }).person;
    await this.post('/api/me', { name: this.name });
  }

  async post(path: string, body: object): Promise<unknown> {
    const answer = await fetch(this.url + path, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const read: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(read)}`);
    return read;
  }

  get headers(): Record<string, string> {
    return {
      origin: this.url,
      'x-forwarded-for': this.address,
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
    };
  }

  async dial(): Promise<WebSocket> {
    const socket = new WebSocket(`${this.url.replace(/^http/, 'ws')}/socket`, {
      headers: this.headers,
      perMessageDeflate: false,
    });
    await once(socket, 'open');
    // A close always follows.
    socket.on('error', () => {});
    return socket;
  }
}
