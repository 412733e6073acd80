/**
 * What the page asks the server for over HTTP: everything around a game, not the game itself. JSON both ways.
 *
 * | ask | with | answer |
 * | --- | --- | --- |
 * | GET /api/me | | Me; who has no session yet becomes a guest |
 * | POST /api/me | Rename, or a language, or both | Me |
 * | POST /api/me/passkey/options | {} | what `startRegistration` takes |
 * | POST /api/me/passkey | what `startRegistration` gives | Me |
 * | POST /api/me/passkey/remove | RemovePasskey | Me |
 * | POST /api/enter/passkey/options | {} | what `startAuthentication` takes |
 * | POST /api/enter/passkey | what `startAuthentication` gives | Me |
 * | POST /api/me/recovery | {} | RecoveryCode; an earlier code is worthless from then on |
 * | POST /api/enter/recovery | Recover | Me |
 * | GET /api/me/tokens | | Tokens |
 * | POST /api/me/tokens | NewToken | MadeToken |
 * | POST /api/me/tokens/revoke | RevokeToken | Tokens |
 * | POST /api/me/mail | Mail | Me |
 * | POST /api/me/push | Subscription | Me |
 * | POST /api/me/push/stop | {} | Me; every device of this person |
 * | GET /api/lobby | | Tables: those in the lobby that have not begun |
 * | GET /api/mine | | Tables: those where this person sits; empty without a session |
 * | POST /api/tables | NewTable | Opened |
 * | GET /api/tables/:id | | { card } |
 * | GET /api/tables/:id/record | | the record, once the game is over |
 * | POST /api/tables/:id/sit | Sit | { card } |
 * | POST /api/tables/:id/stand | {} | { card } |
 * | POST /api/tables/:id/seats | Furnish | { card } |
 * | POST /api/tables/:id/start | {} | { card } |
 * | POST /api/tables/:id/close | {} | { card } |
 * | POST /api/tables/:id/rematch | {} | Opened: the next table with the same people; a second ask gives the { card } of the same one |
 * | POST /api/tables/:id/mute | Mute | { card } |
 * | POST /api/tables/:id/report | Report | { reported: true } |
 *
 * An answer that is not 200 is `{ problem: ApiProblem }`.
 */
import * as v from 'valibot';
import { LONGEST_NAME, type TableCard } from './protocol.ts';

/** Characters that turn the direction of a text, hide in it or break its line: a name has none of them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/u;

/** A name as it may be shown: trimmed, inner spaces single, nothing unseen in it. */
export const Name = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((name) => name.normalize('NFC').replace(/\s+/gu, ' ').trim()),
  v.check((name) => name.length > 0 && [...name].length <= LONGEST_NAME && name.isWellFormed() && !UNSEEN.test(name)),
);

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const bot = v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/));
/** What lets somebody sit down at a table that is not in the lobby: 128 bits, in the link after its `#`. */
const invitation = v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)));

const pace = v.variant('kind', [
  v.strictObject({ kind: v.literal('free') }),
  v.strictObject({
    kind: v.literal('live'),
    minutes: v.pipe(v.number(), v.minValue(1), v.maxValue(180)),
    increment: v.pipe(v.number(), v.minValue(0), v.maxValue(120)),
  }),
  v.strictObject({ kind: v.literal('days'), days: v.pipe(v.number(), v.minValue(0.25), v.maxValue(14)) }),
]);

/** POST /api/tables: who opens a table sits on the seat `me`. */
export const NewTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(20)),
  options: v.record(v.string(), v.unknown()),
  seats: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('me') }),
        v.strictObject({ kind: v.literal('open') }),
        v.strictObject({ kind: v.literal('bot'), bot }),
      ]),
    ),
    v.minLength(2),
    v.maxLength(8),
  ),
  pace,
  late: v.picklist(['standIn', 'loses']),
  visibility: v.picklist(['open', 'link']),
  slow: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300)), 0),
});
export type NewTable = v.InferInput<typeof NewTable>;

/** The answer to it. */
export interface Opened {
  readonly card: TableCard;
  /** What stands after the `#` of the link: only who opened the table is told. */
  readonly invitation: string;
}

/** POST /api/tables/:id/sit */
export const Sit = v.strictObject({ seat, invitation });
/** POST /api/tables/:id/seats: who opened the table puts a bot on a seat, or takes it away. */
export const Furnish = v.strictObject({ seat, bot: v.nullable(bot) });
/** POST /api/tables/:id/mute: for everybody, by who opened the table; POST /api/tables/:id/report. */
export const Mute = v.strictObject({ person: v.pipe(v.string(), v.maxLength(40)), muted: v.boolean() });
export const Report = v.strictObject({
  room: v.picklist(['players', 'spectators']),
  n: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
/** POST /api/me */
export const Rename = v.strictObject({ name: Name });
/** POST /api/me/passkey/remove */
export const RemovePasskey = v.strictObject({ id: v.pipe(v.string(), v.maxLength(1364)) });
/** POST /api/enter/recovery: become the person who wrote this code down. */
export const Recover = v.strictObject({ code: v.pipe(v.string(), v.maxLength(80)) });
/** POST /api/me/tokens: a token for a program, with a word that tells it from others. */
export const NewToken = v.strictObject({ label: Name });
/** POST /api/me/tokens/revoke */
export const RevokeToken = v.strictObject({ id: v.pipe(v.string(), v.maxLength(40)) });
/** POST /api/me/mail: null stops them. */
export const Mail = v.strictObject({ mail: v.nullable(v.pipe(v.string(), v.maxLength(200), v.email())) });
/** POST /api/me/push: what the browser gives for Web Push. */
export const Subscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000), v.startsWith('https://')),
  keys: v.object({ p256dh: v.pipe(v.string(), v.maxLength(200)), auth: v.pipe(v.string(), v.maxLength(100)) }),
});

/** A key on a device of this person: what it is called there we do not know. */
export interface Passkey {
  readonly id: string;
  /** When it was added and last used, in milliseconds since 1970; 0 where that was not written down. */
  readonly added: number;
  readonly used: number;
}

/** GET /api/me */
export interface Me {
  /** The public id: others see it. */
  readonly person: string;
  readonly name: string;
  readonly passkeys: readonly Passkey[];
  /** Whether a recovery code was made. */
  readonly recovery: boolean;
  readonly mail: string | null;
  readonly push: number;
  /** What this server can do: the key for Web Push, and whether it sends mail. */
  readonly pushKey: string;
  readonly mails: boolean;
}

/** POST /api/me/recovery: shown once. */
export interface RecoveryCode {
  readonly code: string;
}

/** A token without what makes it one. */
export interface Token {
  readonly id: string;
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** GET /api/me/tokens */
export interface Tokens {
  readonly tokens: readonly Token[];
}

/** POST /api/me/tokens: the token is shown once. */
export interface MadeToken extends Tokens {
  readonly token: string;
}

/** What a Web Push message holds: the words are the page's. */
export interface PushNotice {
  readonly table: string;
  readonly game: string;
}

/** GET /api/lobby, GET /api/mine */
export interface Tables {
  readonly tables: readonly TableCard[];
}

/** Every answer that is not 200: a word for the reason, which the page explains. */
export type ApiProblem =
  | 'malformed'
  | 'notFound'
  | 'notYours'
  | 'taken'
  | 'started'
  | 'notFull'
  | 'options'
  | 'invitation'
  | 'tooFast'
  | 'passkey'
  | 'code'
  | 'notStored'
  | 'fault';
