/**
 * Web Push: a word to a browser through its maker's server. The endpoint is an address that a visitor gave, so the house asks
 * only public hosts, waits a short while and does not read what they answer.
 */
import { lookup } from 'node:dns';
import { type Agent, Agent as HttpsAgent, request } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import * as v from 'valibot';
import webPush from 'web-push';
import type { PushNotice } from '../../online/api.ts';
import { isAddress } from '../people/address.ts';
import { hashOf } from '../people/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Device } from './notice-doc.ts';

/** A turn is worth knowing about for days; then the device has been off for too long. */
const KEEP_S = 3 * 86_400;
const PATIENCE_MS = 10_000;

/** `gone`: the device does not take notices any more, or never could. */
export type Pushed = 'sent' | 'gone' | 'failed';

const Keys = v.object({ publicKey: v.string(), privateKey: v.string() });
type Keys = v.InferOutput<typeof Keys>;

export class Push {
  readonly #keys: Keys;
  readonly #subject: string;
  readonly #agent: Agent;

  constructor(keys: Keys, subject: string, agent: Agent) {
    this.#keys = keys;
    this.#subject = subject;
    this.#agent = agent;
  }

  /** What browsers must know to subscribe. */
  get key(): string {
    return this.#keys.publicKey;
  }

  async send(device: Device, notice: PushNotice): Promise<Pushed> {
    let details: webPush.RequestDetails;
    try {
      details = webPush.generateRequestDetails(device, JSON.stringify(notice), {
        vapidDetails: { subject: this.#subject, ...this.#keys },
        TTL: KEEP_S,
        // A later notice of the same table takes the place of one that has not arrived yet.
        topic: hashOf(notice.table).slice(0, 32),
      });
    } catch {
      return 'gone';
    }
    const status = await this.#post(details);
    if (status >= 200 && status < 300) return 'sent';
    return status === 404 || status === 410 ? 'gone' : 'failed';
  }

  close(): void {
    this.#agent.destroy();
  }

  #post({ endpoint, headers, body }: webPush.RequestDetails): Promise<number> {
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const asked = request(endpoint, { method: 'POST', headers, agent: this.#agent, signal }, (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }
}

/** Whether this can be a browser's: a host with a name, and keys of the right length. */
export function canPush({ endpoint, keys }: Device): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password } = new URL(endpoint);
  return (
    protocol === 'https:' &&
    !isAddress(hostname) &&
    username + password === '' &&
    Buffer.from(keys.p256dh, 'base64url').length === 65 &&
    Buffer.from(keys.auth, 'base64url').length === 16
  );
}

/** The keys by which push servers know this house: made once, the same on every node. */
export async function houseKeys(store: Store): Promise<Keys> {
  const doc = await store.get('house', 'vapid');
  if (doc) return v.parse(Keys, doc.value);
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const value: Keys = { publicKey, privateKey };
  return (await store.put({ kind: 'house', id: 'vapid', version: 0, value })) ? value : houseKeys(store);
}

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/** Whether an address lies in this machine or in a network behind it. */
export function isPrivate(address: string): boolean {
  return PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Looks a name up, and does not find it if it leads inside. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, options, (error, found, family) => {
    const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
    const inside = error === null && addresses.some(isPrivate);
    callback(inside ? new Error(`${hostname} is not a public host`) : error, found, family);
  });
};

export function publicAgent(): Agent {
  return new HttpsAgent({ lookup: publicLookup });
}
