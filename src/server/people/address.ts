/**
 * Where the house is found, and whether a request comes from its own page. `DURBAR_ORIGIN` says it behind a proxy; without it
 * the house answers at `localhost` and at plain addresses. A name of somebody else's that leads here is not ours: a page
 * loaded under it could speak for its visitors.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

export class HouseAddress {
  readonly #origin: string | null;

  constructor(origin: string | undefined) {
    this.#origin = origin ? originOf(origin) : null;
  }

  /** Whether browsers reach the house over https. */
  get secure(): boolean {
    return this.#origin?.startsWith('https://') ?? false;
  }

  /** The origin under which this request's browser knows the house; null: not one of ours. */
  of(headers: IncomingHttpHeaders): string | null {
    if (this.#origin !== null) return this.#origin;
    const origin = `http://${headers.host ?? ''}`;
    if (!URL.canParse(origin)) return null;
    const { hostname } = new URL(origin);
    return hostname === 'localhost' || hostname.endsWith('.localhost') || isAddress(hostname) ? origin : null;
  }

  /** Whether a request may change something: it comes from our page, or from no browser at all, which has nobody's cookie. */
  trusts(headers: IncomingHttpHeaders): boolean {
    const ours = this.of(headers);
    const site = headers['sec-fetch-site'];
    return (
      ours !== null &&
      (site === undefined || site === 'same-origin') &&
      (headers.origin === undefined || headers.origin === ours)
    );
  }
}

export function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

function originOf(setting: string): string {
  const origin = URL.canParse(setting) ? new URL(setting).origin : 'null';
  if (!/^https?:/.test(origin) || origin !== setting.replace(/\/$/, ''))
    throw new Error(`DURBAR_ORIGIN is ${JSON.stringify(setting)}, not an origin such as https://durbar.example`);
  return origin;
}
