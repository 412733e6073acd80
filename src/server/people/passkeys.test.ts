import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Browser, type House, openHouse } from './testing.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();

/** CBOR, as much as an attestation needs. */
function cbor(
  value: number | string | Buffer | Map<number | string, number | string | Buffer | Map<never, never>>,
): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([major | n])
      : n < 256
        ? Buffer.from([major | 24, n])
        : Buffer.from([major | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value < 0 ? head(0x20, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(0x60, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(0x40, value.length), value]);
  return Buffer.concat([head(0xa0, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

interface Asked {
  readonly challenge: string;
}

/** A device with one passkey: ES256, attestation 'none'. It signs whatever it is given, as a thief's would. */
class Device {
  readonly id = randomBytes(16).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  origin = 'http://localhost';
  rpID = 'localhost';
  counter = 0;

  make({ challenge }: Asked) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const attestation = new Map<string, string | Buffer | Map<never, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<never, never>()],
      ['authData', this.#about(0x45, credential)],
    ]);
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  sign({ challenge }: Asked) {
    const client = this.#client('webauthn.get', challenge);
    const about = this.#about(0x05, Buffer.alloc(0));
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: about.toString('base64url'),
      signature: sign('sha256', Buffer.concat([about, sha256(client)]), this.#keys.privateKey).toString('base64url'),
    });
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #about(flags: number, credential: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(Buffer.from(this.rpID)), Buffer.from([flags]), counter, credential]);
  }

  #answer(response: object) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

/** The options of a route: the challenge is all that the device looks at. */
async function asked(browser: Browser, path: string): Promise<Asked> {
  // The library's options always hold a challenge.
  return (await browser.post(path)).body as Asked;
}

async function withPasskey(device: Device): Promise<{ browser: Browser; person: string }> {
  const browser = new Browser(house);
  const { person } = await browser.me();
  const made = device.make(await asked(browser, '/api/me/passkey/options'));
  expect((await browser.post('/api/me/passkey', made)).body).toMatchObject({ person, passkeys: [{ id: device.id }] });
  return { browser, person };
}

const REFUSED = { status: 400, body: { problem: 'passkey' } };

describe('a passkey', () => {
  test('makes another browser the same person, and takes its guest along', async () => {
    const device = new Device();
    const { person } = await withPasskey(device);
    const there = new Browser(house);
    const guest = (await there.me()).person;
    const signed = device.sign(await asked(there, '/api/enter/passkey/options'));
    expect((await there.post('/api/enter/passkey', signed)).body).toMatchObject({
      person,
      passkeys: [{ id: device.id }],
    });
    expect((await there.me()).person).toBe(person);
    expect(house.heard).toEqual([`merge ${guest} ${person}`, `leave ${guest}`]);
  });

  test('lets in a browser that nobody knew before it asked', async () => {
    const device = new Device();
    const { person } = await withPasskey(device);
    const there = new Browser(house);
    const signed = device.sign(await asked(there, '/api/enter/passkey/options'));
    expect((await there.post('/api/enter/passkey', signed)).body).toMatchObject({ person });
  });

  test('is asked for by a name that the device finds by itself, and not made twice', async () => {
    const device = new Device();
    const { browser } = await withPasskey(device);
    const { body } = await browser.post('/api/me/passkey/options');
    expect(body).toMatchObject({
      rp: { id: 'localhost', name: 'Durbar' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required' },
      excludeCredentials: [{ id: device.id }],
    });
    expect((await browser.post('/api/me/passkey', device.make(body as Asked))).body).toEqual({ problem: 'passkey' });
  });

  test('of one person cannot be claimed by another', async () => {
    const device = new Device();
    await withPasskey(device);
    const thief = new Browser(house);
    await thief.me();
    const made = device.make(await asked(thief, '/api/me/passkey/options'));
    expect(await thief.post('/api/me/passkey', made)).toMatchObject(REFUSED);
    expect((await thief.me()).passkeys).toEqual([]);
  });

  test('can be removed, one by one, by its person alone; then it opens nothing', async () => {
    const [kept, lost] = [new Device(), new Device()];
    const { browser } = await withPasskey(kept);
    await browser.post('/api/me/passkey', lost.make(await asked(browser, '/api/me/passkey/options')));
    expect((await browser.me()).passkeys).toHaveLength(2);
    const stranger = new Browser(house);
    await stranger.me();
    expect(await stranger.post('/api/me/passkey/remove', { id: lost.id })).toMatchObject({ status: 404 });
    expect((await browser.post('/api/me/passkey/remove', { id: lost.id })).body).toMatchObject({
      passkeys: [{ id: kept.id }],
    });
    const signed = lost.sign(await asked(stranger, '/api/enter/passkey/options'));
    expect(await stranger.post('/api/enter/passkey', signed)).toMatchObject(REFUSED);
  });

  test('does nothing with an answer that is sent again', async () => {
    const device = new Device();
    await withPasskey(device);
    const there = new Browser(house);
    const signed = device.sign(await asked(there, '/api/enter/passkey/options'));
    const { cookie } = there;
    expect((await there.post('/api/enter/passkey', signed)).status).toBe(200);
    for (const replayer of [there, new Browser(house)])
      expect(await replayer.post('/api/enter/passkey', signed)).toMatchObject(REFUSED);
    there.cookie = cookie;
    expect(await there.post('/api/enter/passkey', signed)).toMatchObject(REFUSED);
  });

  test('does nothing with what another browser was asked', async () => {
    const device = new Device();
    await withPasskey(device);
    const [victim, thief] = [new Browser(house), new Browser(house)];
    const signed = device.sign(await asked(victim, '/api/enter/passkey/options'));
    await asked(thief, '/api/enter/passkey/options');
    expect(await thief.post('/api/enter/passkey', signed)).toMatchObject(REFUSED);
  });

  test('is not added with a challenge to enter, nor the other way round', async () => {
    const device = new Device();
    const { browser } = await withPasskey(device);
    const second = new Device();
    const made = second.make(await asked(browser, '/api/enter/passkey/options'));
    expect(await browser.post('/api/me/passkey', made)).toMatchObject(REFUSED);
    const signed = device.sign(await asked(browser, '/api/me/passkey/options'));
    expect(await browser.post('/api/enter/passkey', signed)).toMatchObject(REFUSED);
  });

  test.each<[string, (device: Device) => void]>([
    ['another site', (device) => Object.assign(device, { origin: 'https://evil.example' })],
    ['another name', (device) => Object.assign(device, { rpID: 'evil.example' })],
    ['a counter that went back', (device) => Object.assign(device, { counter: 3 })],
  ])('does not count when it was signed for %s', async (_what, spoil) => {
    const device = new Device();
    device.counter = 5;
    await withPasskey(device);
    spoil(device);
    const there = new Browser(house);
    const signed = device.sign(await asked(there, '/api/enter/passkey/options'));
    expect(await there.post('/api/enter/passkey', signed)).toMatchObject(REFUSED);
  });

  test('has five minutes', async () => {
    const device = new Device();
    await withPasskey(device);
    const there = new Browser(house);
    const signed = device.sign(await asked(there, '/api/enter/passkey/options'));
    house.pass(5 * 60_000 + 1);
    expect(await there.post('/api/enter/passkey', signed)).toMatchObject(REFUSED);
  });

  test('of nobody, and one that is no passkey at all, open nothing', async () => {
    const browser = new Browser(house);
    await browser.me();
    const unknown = new Device();
    const signed = unknown.sign(await asked(browser, '/api/enter/passkey/options'));
    expect(await browser.post('/api/enter/passkey', signed)).toMatchObject(REFUSED);
    const made = unknown.make(await asked(browser, '/api/me/passkey/options'));
    const torn = { ...made, response: { ...made.response, attestationObject: 'AAAA' } };
    expect(await browser.post('/api/me/passkey', torn)).toMatchObject(REFUSED);
    for (const body of [{}, { id: 1 }, { ...signed, id: '../x' }, { ...signed, response: null }])
      expect((await browser.post('/api/enter/passkey', body)).body).toEqual({ problem: 'malformed' });
  });

  test('is bound to a name: a house at a bare address has none', async () => {
    const browser = new Browser(house, { host: '192.168.1.5:4120' });
    await browser.me();
    const answer = await browser.post('/api/me/passkey/options', {}, { origin: 'http://192.168.1.5:4120' });
    expect(answer).toMatchObject(REFUSED);
  });
});
