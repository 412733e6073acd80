/**
 * Passkeys: the same person on another device. A key is asked for without a name, so it must be one that the device finds by
 * itself. What it signs is kept in the browser's own session: another browser's answer proves nothing here.
 */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import type { Passkey } from '../../online/api.ts';
import type { Doc, Put, Store } from '../store/store.ts';
import { isAddress } from './address.ts';
import type { Person } from './person.ts';
import type { Session, Sessions } from './sessions.ts';

const MOST_PASSKEYS = 20;
/** EdDSA, ES256 and RS256: what devices have, and what Node checks without a warning. */
const ALGORITHMS = [-8, -7, -257];

const base64url = v.pipe(v.string(), v.maxLength(8000), v.regex(/^[A-Za-z0-9_-]*$/));
const credentialId = v.pipe(base64url, v.minLength(1), v.maxLength(1364));
const transports = v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10));

/** What `startRegistration` gives, as far as it is looked at. */
export const NewPasskey = v.object({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.optional(transports, []),
  }),
});
type NewPasskey = v.InferOutput<typeof NewPasskey>;

/** What `startAuthentication` gives, as far as it is looked at. */
export const SignedIn = v.object({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  response: v.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});
type SignedIn = v.InferOutput<typeof SignedIn>;

const PasskeyDoc = v.object({
  person: v.string(),
  publicKey: v.string(),
  /** How often the key says it has been used; a copied key would lag behind. */
  counter: v.number(),
  transports,
  /** When it was added and last used; 0: before this was written down. */
  added: v.optional(v.number(), 0),
  used: v.optional(v.number(), 0),
});
type PasskeyDoc = v.InferOutput<typeof PasskeyDoc>;

export class Passkeys {
  readonly #store: Store;
  readonly #sessions: Sessions;
  readonly #clock: () => number;

  constructor(store: Store, sessions: Sessions, clock: () => number) {
    this.#store = store;
    this.#sessions = sessions;
    this.#clock = clock;
  }

  /** The passkeys of a person, the oldest first. */
  async of(person: string): Promise<Passkey[]> {
    const found = (await this.#of(person)).map((doc) => ({ id: doc.id, ...readPasskey(doc) }));
    return found.map(({ id, added, used }) => ({ id, added, used })).sort((a, b) => a.added - b.added);
  }

  /** Whoever holds it is nobody any more. False: this person has no such passkey. */
  async remove(person: string, id: string): Promise<boolean> {
    const doc = (await this.#of(person)).find((each) => each.id === id);
    if (doc) await this.#store.remove('passkey', doc.id);
    return doc !== undefined;
  }

  /** What a device needs to make a passkey for this person. Null: not at this address, or there are enough. */
  async offer(
    session: Session,
    person: Person,
    origin: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON | null> {
    const rpID = nameOf(origin);
    const known = await this.#of(person.id);
    if (rpID === null || known.length >= MOST_PASSKEYS) return null;
    const name = person.name || 'Durbar';
    const options = await generateRegistrationOptions({
      rpName: 'Durbar',
      rpID,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(person.id),
      excludeCredentials: known.map((doc) => ({ id: doc.id, transports: readPasskey(doc).transports })),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return (await this.#sessions.keepChallenge(session, 'add', options.challenge)) ? options : null;
  }

  /** Adds the passkey that the device has made. False: it is not what was asked for. */
  async add(session: Session, origin: string, made: NewPasskey): Promise<boolean> {
    const rpID = nameOf(origin);
    const challenge = await this.#sessions.takeChallenge(session, 'add');
    if (rpID === null || challenge === null) return false;
    const checked = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: false,
    }).catch(refused);
    if (!checked?.verified) return false;
    const { id, publicKey, counter } = checked.registrationInfo.credential;
    const value: PasskeyDoc = {
      person: session.value.person,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: made.response.transports,
      added: this.#clock(),
      used: 0,
    };
    return this.#store.put(passkeyPut(id, 0, value));
  }

  /** What a device needs to say whose it is. Null: not at this address. */
  async ask(session: Session, origin: string): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
    const rpID = nameOf(origin);
    if (rpID === null) return null;
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' });
    return (await this.#sessions.keepChallenge(session, 'enter', options.challenge)) ? options : null;
  }

  /** Whose device has signed. Null: nobody's that we know, or not what was asked for. */
  async recognise(session: Session, origin: string, signed: SignedIn): Promise<string | null> {
    const rpID = nameOf(origin);
    const challenge = await this.#sessions.takeChallenge(session, 'enter');
    const doc = await this.#store.get('passkey', signed.id);
    if (rpID === null || challenge === null || doc === null) return null;
    const passkey = readPasskey(doc);
    const checked = await verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: doc.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    }).catch(refused);
    if (!checked?.verified) return null;
    const counter = checked.authenticationInfo.newCounter;
    const value = { ...passkey, counter, used: this.#clock() };
    return (await this.#store.put(passkeyPut(doc.id, doc.version, value))) ? passkey.person : null;
  }

  #of(person: string): Promise<Doc[]> {
    return this.#store.find('passkey', `person:${person}`, MOST_PASSKEYS);
  }
}

/** The library throws at whatever does not fit; who sent it hears only that it did not. */
function refused(): null {
  return null;
}

/** The name to which passkeys are bound. A bare address cannot have any, except that localhost counts as a name. */
function nameOf(origin: string): string | null {
  const { hostname } = new URL(origin);
  return isAddress(hostname) ? null : hostname;
}

function passkeyPut(id: string, version: number, value: PasskeyDoc): Put {
  return { kind: 'passkey', id, version, value, keys: [`person:${value.person}`] };
}

function readPasskey(doc: Doc): PasskeyDoc {
  return v.parse(PasskeyDoc, doc.value);
}
