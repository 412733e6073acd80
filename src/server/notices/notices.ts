/**
 * Telling people that it is their turn: Web Push to their devices and a letter, each at most once a question, whichever node
 * speaks. Whether somebody needs telling is the table's to know. What goes wrong here stays here.
 */
import type { Agent } from 'node:https';
import type { Person } from '../people/person.ts';
import { newSecret } from '../people/secrets.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import type { Mailer } from './mail.ts';
import {
  type Device,
  deviceKey,
  type NoticeDoc,
  noticePut,
  readNotices,
  tokenKey,
  withDevice,
  withoutDevice,
  withTold,
} from './notice-doc.ts';
import { canPush, houseKeys, Push, publicAgent } from './push.ts';
import { NOTICE_TEXTS, titleOf } from './texts.ts';

const CHANGE_TRIES = 8;

export interface NoticeNeeds {
  readonly store: Store;
  /** The origin that stands in letters. */
  readonly home: string;
  readonly mailer: Mailer | null;
  person(id: string): Promise<Person | null>;
  /** Hears what could not be delivered, without addresses. */
  warn(what: string): void;
  /** How push servers are reached. */
  readonly agent?: Agent;
}

export interface YourTurn {
  readonly person: string;
  readonly table: string;
  readonly game: string;
  /** Which question it is: the ply after which it was asked. Of two questions of a table the later one has the higher number. */
  readonly question: number;
}

export class Notices {
  readonly #needs: NoticeNeeds;
  readonly #push: Push;

  static async open(needs: NoticeNeeds): Promise<Notices> {
    // Push servers want to know whom to write to if the house misbehaves.
    const subject = needs.home.startsWith('https://') ? needs.home : 'mailto:durbar@localhost';
    return new Notices(needs, new Push(await houseKeys(needs.store), subject, needs.agent ?? publicAgent()));
  }

  private constructor(needs: NoticeNeeds, push: Push) {
    this.#needs = needs;
    this.#push = push;
  }

  /** What browsers must know to subscribe to Web Push. */
  get pushKey(): string {
    return this.#push.key;
  }

  /** Whether this house writes letters. */
  get mails(): boolean {
    return this.#needs.mailer !== null;
  }

  /** How a person is told now: the address once it is confirmed, and on how many devices. */
  async of(person: string): Promise<{ readonly mail: string | null; readonly push: number }> {
    const doc = readNotices(await this.#needs.store.get('push', person));
    return { mail: doc.mail?.confirmed ? doc.mail.address : null, push: doc.devices.length };
  }

  /** Never rejects: a table does not wait for a notice, and does not fail with it. */
  async yourTurn({ person, table, game, question }: YourTurn): Promise<void> {
    try {
      const doc = await this.#change(person, (before) =>
        before.devices.length > 0 || before.mail?.confirmed ? withTold(before, table, question) : null,
      );
      if (doc === null) return;
      await Promise.all([
        ...doc.devices.map((device) => this.#tell(person, device, { table, game })),
        doc.mail?.confirmed ? this.#writeTurn(person, doc.mail, table, game) : null,
      ]);
    } catch (error) {
      this.#needs.warn(`notice: ${reasonOf(error)}`);
    }
  }

  /** Adds a device, which from now on belongs to nobody else. False: no browser gives such a subscription. */
  async subscribe(person: string, device: Device): Promise<boolean> {
    if (!canPush(device)) return false;
    for (const other of await this.#needs.store.find('push', deviceKey(device.endpoint), 10))
      if (other.id !== person) await this.#change(other.id, (doc) => withoutDevice(doc, device.endpoint));
    await this.#change(person, (doc) => withDevice(doc, device));
    return true;
  }

  /** No more Web Push to any device of this person. */
  async unsubscribe(person: string): Promise<void> {
    await this.#change(person, (doc) => ({ ...doc, devices: [] }));
  }

  /** Letters go to this address once its owner has confirmed it: the house writes to nobody who did not ask. */
  async writeTo(person: string, address: string): Promise<void> {
    const token = newSecret();
    const doc = await this.#change(person, (before) =>
      before.mail?.address === address && before.mail.confirmed
        ? null
        : { ...before, mail: { address, confirmed: false, token } },
    );
    if (doc === null) return;
    const texts = await this.#textsFor(person);
    const stop = this.#link('stop', token);
    const text = texts.confirm(this.#link('confirm', token), stop);
    await this.#write({ to: address, subject: texts.confirmSubject, text, stop });
  }

  async writeNoMore(person: string): Promise<void> {
    await this.#change(person, (doc) => ({ ...doc, mail: null }));
  }

  /** The owner of the address says yes. False: the link is of no use any more. */
  async confirm(token: string): Promise<boolean> {
    const person = await this.#personOf(token);
    if (person === null) return false;
    await this.#change(person, (doc) =>
      doc.mail?.token === token ? { ...doc, mail: { ...doc.mail, confirmed: true } } : null,
    );
    return true;
  }

  /** The owner of the address says no; a second time changes nothing. */
  async stop(token: string): Promise<void> {
    const person = await this.#personOf(token);
    if (person !== null)
      await this.#change(person, (doc) => (doc.mail?.token === token ? { ...doc, mail: null } : null));
  }

  /** A guest turned out to be `to`: the guest's devices are theirs. */
  async merge(from: string, to: string): Promise<void> {
    const { devices } = readNotices(await this.#needs.store.get('push', from));
    for (const device of devices) await this.subscribe(to, device);
    await this.#needs.store.remove('push', from);
  }

  close(): void {
    this.#needs.mailer?.close();
    this.#push.close();
  }

  async #personOf(token: string): Promise<string | null> {
    const [doc] = await this.#needs.store.find('push', tokenKey(token), 1);
    return doc?.id ?? null;
  }

  async #tell(person: string, device: Device, notice: { table: string; game: string }): Promise<void> {
    try {
      const pushed = await this.#push.send(device, notice);
      if (pushed === 'gone') await this.#change(person, (doc) => withoutDevice(doc, device.endpoint));
      if (pushed === 'failed') this.#needs.warn('push: refused');
    } catch (error) {
      this.#needs.warn(`push: ${reasonOf(error)}`);
    }
  }

  async #writeTurn(person: string, mail: { address: string; token: string }, table: string, game: string) {
    const texts = await this.#textsFor(person);
    const title = titleOf(game);
    const stop = this.#link('stop', mail.token);
    const text = texts.turn(title, this.#link('online', table), stop);
    await this.#write({ to: mail.address, subject: texts.turnSubject(title), text, stop });
  }

  async #write(letter: Parameters<Mailer['send']>[0]): Promise<void> {
    try {
      await this.#needs.mailer?.send(letter);
    } catch (error) {
      this.#needs.warn(`mail: ${reasonOf(error)}`);
    }
  }

  async #textsFor(person: string) {
    return NOTICE_TEXTS[(await this.#needs.person(person))?.language ?? 'en'];
  }

  #link(...path: string[]): string {
    return [this.#needs.home.replace(/\/$/, ''), ...path].join('/');
  }

  /** The document as it is now; null if `change` found nothing to change. Two nodes cannot both make the same change. */
  async #change(person: string, change: (doc: NoticeDoc) => NoticeDoc | null): Promise<NoticeDoc | null> {
    for (let i = 0; i < CHANGE_TRIES; i++) {
      const doc = await this.#needs.store.get('push', person);
      const value = change(readNotices(doc));
      if (value === null || (await this.#needs.store.put(noticePut(person, doc?.version ?? 0, value)))) return value;
    }
    throw new StoreUnavailable('notices are being changed all the time');
  }
}

/** A code, never the message: that may hold somebody's address. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
