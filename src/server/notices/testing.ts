/** Where notices arrive in tests: an SMTP server and a push server, both real and both here. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import type { Device } from './notice-doc.ts';

export interface SmtpSink {
  readonly url: string;
  /** What was sent, headers and text, as it went over the wire. */
  readonly letters: string[];
  close(): Promise<void>;
}

/** Takes every letter that is sent to an address at `known.example`, and refuses all others. */
export async function openSmtp(): Promise<SmtpSink> {
  const letters: string[] = [];
  const server = createServer((socket) => {
    let received = '';
    let reading = false;
    socket.write('220 sink\r\n');
    socket.setEncoding('utf8').on('error', () => {});
    socket.on('data', (chunk: string) => {
      received += chunk;
      for (;;) {
        const end = received.indexOf(reading ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = received.slice(0, end);
        received = received.slice(end + (reading ? 5 : 2));
        if (reading) letters.push(part);
        const verb = part.slice(0, 4).toUpperCase();
        const refused = verb === 'RCPT' && !part.includes('@known.example>');
        const begins = !reading && verb === 'DATA';
        reading = begins;
        socket.write(refused ? '550 nobody\r\n' : begins ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    letters,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

/** The text of a letter, with its soft line breaks joined and its encoding undone. */
export function textOf(letter: string): string {
  const [head = '', ...rest] = letter.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

export interface PushServer {
  readonly agent: Agent;
  /** The bodies that arrived, by the path of the device. */
  readonly arrived: {
    readonly path: string;
    readonly headers: NodeJS.Dict<string | string[]>;
    readonly body: Buffer;
  }[];
  /** What it answers from now on. */
  status: number;
  endpoint(path: string): string;
  close(): Promise<void>;
}

/** A push server with a name of its own. TLS by a shared key, so that nobody needs a certificate. */
export async function openPushServer(): Promise<PushServer> {
  const psk = randomBytes(16);
  const tls = { ciphers: 'PSK', maxVersion: 'TLSv1.2' as const };
  const arrived: PushServer['arrived'][number][] = [];
  const server = createHttpsServer({ ...tls, pskCallback: () => psk }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(push.status).end('whatever');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({
    ...tls,
    pskCallback: () => ({ psk, identity: 'durbar' }),
    checkServerIdentity: () => undefined,
    lookup: (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
  });
  const push: PushServer = {
    agent,
    arrived,
    status: 201,
    endpoint: (path) => `https://push.example:${port}${path}`,
    async close() {
      agent.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return push;
}

/** A browser's end of Web Push: what it subscribes with, and how it reads what comes (RFC 8291). */
export class PushDevice {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly subscription: Device;

  constructor(endpoint: string) {
    const p256dh = this.#ecdh.generateKeys('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + sender.length);
    const context = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const secret = hkdfSync('sha256', this.#ecdh.computeSecret(sender), this.#auth, context, 32);
    const derive = (info: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(info), length));
    const key = derive('Content-Encoding: aes128gcm\0', 16);
    const open = createDecipheriv('aes-128-gcm', key, derive('Content-Encoding: nonce\0', 12));
    open.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    // The record ends with a 2 and zeros.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }
}
