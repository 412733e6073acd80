/** What this page asks of the server around a game. Every call ends in a value or in a word for what is wrong: none throws. */
import type { InferInput } from 'valibot';
import type {
  ApiProblem,
  Furnish,
  MadeToken,
  Me,
  Mute,
  NewTable,
  Opened,
  RecoveryCode,
  Report,
  Sit,
  Subscription,
  Tables,
  Tokens,
} from '../../online/api.ts';
import type { TableCard } from '../../online/protocol.ts';
import type { Language } from '../../ui/contract.ts';

export type CallProblem = ApiProblem | 'unreachable';
export type Called<T> = { readonly value: T } | { readonly problem: CallProblem };

interface Changed {
  readonly card: TableCard;
}

/** The next table; its invitation is told to who opened it. */
type Rematch = Changed & Partial<Pick<Opened, 'invitation'>>;

const PROBLEMS: Readonly<Record<ApiProblem, true>> = {
  malformed: true,
  notFound: true,
  notYours: true,
  taken: true,
  started: true,
  notFull: true,
  options: true,
  invitation: true,
  tooFast: true,
  passkey: true,
  code: true,
  notStored: true,
  fault: true,
};

async function call<T>(path: string, body?: object): Promise<Called<T>> {
  try {
    const response = await fetch(`/api/${path}`, {
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    // A page that is served without its server answers with the page itself, or with nothing.
    if (!response.headers.get('content-type')?.includes('json')) return { problem: 'unreachable' };
    const value: unknown = await response.json();
    // What a path answers with stands in src/online/api.ts, which both sides are made from.
    return response.ok ? { value: value as T } : { problem: problemOf(value) };
  } catch {
    return { problem: 'unreachable' };
  }
}

function problemOf(value: unknown): CallProblem {
  const { problem } = (value ?? {}) as Partial<Record<'problem', unknown>>;
  return typeof problem === 'string' && problem in PROBLEMS ? (problem as ApiProblem) : 'fault';
}

export const calls = {
  me: () => call<Me>('me'),
  rename: (name: string) => call<Me>('me', { name }),
  speak: (language: Language) => call<Me>('me', { language }),
  lobby: () => call<Tables>('lobby'),
  mine: () => call<Tables>('mine'),
  open: (table: NewTable) => call<Opened>('tables', table),
  sit: (id: string, sit: InferInput<typeof Sit>) => call<Changed>(`tables/${id}/sit`, sit),
  stand: (id: string) => call<Changed>(`tables/${id}/stand`, {}),
  furnish: (id: string, seat: InferInput<typeof Furnish>) => call<Changed>(`tables/${id}/seats`, seat),
  start: (id: string) => call<Changed>(`tables/${id}/start`, {}),
  close: (id: string) => call<Changed>(`tables/${id}/close`, {}),
  rematch: (id: string) => call<Rematch>(`tables/${id}/rematch`, {}),
  /** Whatever it is, it is read as a record from outside. */
  record: (id: string) => call<unknown>(`tables/${id}/record`),
  mute: (id: string, mute: InferInput<typeof Mute>) => call<object>(`tables/${id}/mute`, mute),
  report: (id: string, report: InferInput<typeof Report>) => call<object>(`tables/${id}/report`, report),
  recoveryCode: () => call<RecoveryCode>('me/recovery', {}),
  recover: (code: string) => call<Me>('enter/recovery', { code }),
  tokens: () => call<Tokens>('me/tokens'),
  makeToken: (label: string) => call<MadeToken>('me/tokens', { label }),
  revokeToken: (id: string) => call<Tokens>('me/tokens/revoke', { id }),
  mail: (mail: string | null) => call<Me>('me/mail', { mail }),
  push: (subscription: InferInput<typeof Subscription>) => call<Me>('me/push', subscription),
  stopPush: () => call<Me>('me/push/stop', {}),
  passkeyOptions: <T>() => call<T>('me/passkey/options', {}),
  addPasskey: (response: object) => call<Me>('me/passkey', response),
  removePasskey: (id: string) => call<Me>('me/passkey/remove', { id }),
  enterOptions: <T>() => call<T>('enter/passkey/options', {}),
  enter: (response: object) => call<Me>('enter/passkey', response),
};
