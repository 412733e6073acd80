/** How somebody wants to be told, and what they have been told. One document a person, so that a notice is one write. */
import * as v from 'valibot';
import { hashOf } from '../people/secrets.ts';
import type { Doc, Put } from '../store/store.ts';

const MOST_DEVICES = 10;
const MOST_TOLD = 200;

const Device = v.object({ endpoint: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) });
/** A browser that takes Web Push. */
export type Device = v.InferOutput<typeof Device>;

const NoticeDoc = v.object({
  /** The token is in the links of the letters: it confirms the address, and stops them. */
  mail: v.nullable(v.object({ address: v.string(), confirmed: v.boolean(), token: v.string() })),
  devices: v.array(Device),
  /** The last question of each table that this person was told about, the latest notice last. */
  told: v.array(v.object({ table: v.string(), question: v.number() })),
});
export type NoticeDoc = v.InferOutput<typeof NoticeDoc>;

export function readNotices(doc: Doc | null): NoticeDoc {
  return doc === null ? { mail: null, devices: [], told: [] } : v.parse(NoticeDoc, doc.value);
}

export function noticePut(person: string, version: number, value: NoticeDoc): Put {
  const keys = value.devices.map(({ endpoint }) => deviceKey(endpoint));
  if (value.mail) keys.push(tokenKey(value.mail.token));
  return { kind: 'push', id: person, version, value, keys };
}

export function deviceKey(endpoint: string): string {
  return `device:${hashOf(endpoint)}`;
}

export function tokenKey(token: string): string {
  return `token:${token}`;
}

export function withDevice(doc: NoticeDoc, device: Device): NoticeDoc {
  return { ...doc, devices: [...withoutDevice(doc, device.endpoint).devices, device].slice(-MOST_DEVICES) };
}

export function withoutDevice(doc: NoticeDoc, endpoint: string): NoticeDoc {
  return { ...doc, devices: doc.devices.filter((device) => device.endpoint !== endpoint) };
}

/** Null: this person has been told about the question, or about a later one of the table. */
export function withTold(doc: NoticeDoc, table: string, question: number): NoticeDoc | null {
  if (doc.told.some((told) => told.table === table && told.question >= question)) return null;
  const others = doc.told.filter((told) => told.table !== table);
  return { ...doc, told: [...others, { table, question }].slice(-MOST_TOLD) };
}
