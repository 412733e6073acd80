/** What the page asks about people: src/online/api.ts lists it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  type ApiProblem,
  type MadeToken,
  Mail,
  type Me,
  NewToken,
  Recover,
  type RecoveryCode,
  RemovePasskey,
  Rename,
  RevokeToken,
  Subscription,
  type Tokens,
} from '../../online/api.ts';
import { refuse, refuseError } from '../http/problem.ts';
import type { Notices } from '../notices/notices.ts';
import type { HouseAddress } from './address.ts';
import { FORGET } from './cookie.ts';
import { heardIn, LANGUAGES } from './language.ts';
import { NewPasskey, SignedIn } from './passkeys.ts';
import type { People } from './people.ts';
import type { Person } from './person.ts';
import { hashOf } from './secrets.ts';
import type { Session } from './sessions.ts';
import { networkOf, Tries } from './tries.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The longest thing that is sent here is a new passkey. */
const LONGEST_BODY = 32_768;

export interface PeopleRouteNeeds {
  readonly people: People;
  readonly notices: Notices;
  readonly address: HouseAddress;
  /** Whether there is a brake on guests, tries and letters from one place; a measurement goes without. */
  readonly limited: boolean;
  readonly clock?: () => number;
}

/** A name, and the language that was chosen in the page: either or both. */
const Change = v.partial(v.strictObject({ ...Rename.entries, language: v.picklist(LANGUAGES) }));
const Nothing = v.strictObject({});

/** Somebody with a session. */
interface Visitor {
  readonly session: Session;
  readonly person: Person;
}

/** What a handler answers: something for the page, or why not. */
type Answer = object | ApiProblem;

export async function peopleRoutes(server: FastifyInstance, needs: PeopleRouteNeeds): Promise<void> {
  const { people, notices, address, limited, clock = Date.now } = needs;
  const brake = (most: number, ms: number) => new Tries(limited ? most : Number.POSITIVE_INFINITY, ms, clock);
  const guests = brake(60, 10 * MINUTE);
  const entries = brake(20, 10 * MINUTE);
  const letters = brake(5, HOUR);

  server.setErrorHandler(refuseError);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && !address.trusts(request.headers)) return refuse(reply, 'notYours');
    return undefined;
  });

  async function visitor(request: FastifyRequest): Promise<Visitor | null> {
    const session = await people.sessions.find(request.headers.cookie);
    const person = session && (await people.person(session.value.person));
    return session && person && { session, person };
  }

  /** The visitor, who is a new guest if nobody knows this browser. Null: too many come from there. */
  async function received(request: FastifyRequest, reply: FastifyReply): Promise<Visitor | null> {
    const known = await visitor(request);
    if (known) return known;
    if (!guests.take(networkOf(request.ip))) return null;
    const { person, cookie } = await people.enter(heardIn(request.headers['accept-language']));
    reply.header('set-cookie', cookie);
    const session = await people.sessions.find(cookie);
    return session && { session, person };
  }

  async function me(id: string): Promise<Me> {
    const person = await people.person(id);
    const { mail, push } = await notices.of(id);
    return {
      person: id,
      name: person?.name ?? '',
      passkeys: await people.passkeys.of(id),
      recovery: person?.recovery ?? false,
      mail,
      push,
      pushKey: notices.pushKey,
      mails: notices.mails,
    };
  }

  /** This browser is another person from now on. */
  async function become(id: string, before: Session | null, reply: FastifyReply): Promise<Me> {
    const { cookie, merged } = await people.become(id, before);
    if (merged !== null) await notices.merge(merged, id);
    reply.header('set-cookie', cookie);
    return me(id);
  }

  /** Everything that is posted: the body as its schema reads it, and an answer or a reason. */
  function post<S extends v.GenericSchema>(
    path: string,
    schema: S,
    answer: (body: v.InferOutput<S>, request: FastifyRequest, reply: FastifyReply) => Promise<Answer>,
  ): void {
    server.post(path, { bodyLimit: LONGEST_BODY }, async (request, reply) => {
      const json = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
      const body = v.safeParse(schema, request.body);
      if (!json || !body.success) return refuse(reply, 'malformed');
      const answered = await answer(body.output, request, reply);
      return typeof answered === 'string' ? refuse(reply, answered) : answered;
    });
  }

  /** What only somebody with a session may post. */
  function postMine<S extends v.GenericSchema>(
    path: string,
    schema: S,
    answer: (body: v.InferOutput<S>, who: Visitor, request: FastifyRequest) => Promise<Answer>,
  ): void {
    post(path, schema, async (body, request) => {
      const who = await visitor(request);
      return who ? answer(body, who, request) : 'notYours';
    });
  }

  server.get('/api/me', async (request, reply) => {
    const who = await received(request, reply);
    if (who === null) return refuse(reply, 'tooFast');
    await people.hear(who.person.id, heardIn(request.headers['accept-language']));
    const cookie = await people.sessions.renew(who.session, request.headers.cookie);
    if (cookie) reply.header('set-cookie', cookie);
    return me(who.person.id);
  });

  postMine('/api/me', Change, async ({ name, language }, { person }) => {
    if (name !== undefined) await people.rename(person.id, name);
    if (language !== undefined) await people.choose(person.id, language);
    return me(person.id);
  });

  postMine('/api/me/passkey/options', Nothing, async (_body, { session, person }, request) => {
    const origin = address.of(request.headers);
    return (origin && (await people.passkeys.offer(session, person, origin))) || 'passkey';
  });

  postMine('/api/me/passkey', NewPasskey, async (made, { session, person }, request) => {
    const origin = address.of(request.headers);
    return origin && (await people.passkeys.add(session, origin, made)) ? me(person.id) : 'passkey';
  });

  postMine('/api/me/passkey/remove', RemovePasskey, async ({ id }, { person }) =>
    (await people.passkeys.remove(person.id, id)) ? me(person.id) : 'notFound',
  );

  post('/api/enter/passkey/options', Nothing, async (_body, request, reply) => {
    const origin = address.of(request.headers);
    const who = await received(request, reply);
    if (who === null) return 'tooFast';
    return (origin && (await people.passkeys.ask(who.session, origin))) || 'passkey';
  });

  post('/api/enter/passkey', SignedIn, async (signed, request, reply) => {
    if (!entries.take(networkOf(request.ip))) return 'tooFast';
    const origin = address.of(request.headers);
    const session = await people.sessions.find(request.headers.cookie);
    const id = origin && session && (await people.passkeys.recognise(session, origin, signed));
    return id ? become(id, session, reply) : 'passkey';
  });

  postMine('/api/me/recovery', Nothing, async (_body, { person }) => {
    return { code: await people.newRecovery(person.id) } satisfies RecoveryCode;
  });

  post('/api/enter/recovery', Recover, async ({ code }, request, reply) => {
    if (!entries.take(networkOf(request.ip))) return 'tooFast';
    const id = await people.recovered(code);
    return id ? become(id, await people.sessions.find(request.headers.cookie), reply) : 'code';
  });

  post('/api/leave', Nothing, async (_body, request, reply) => {
    const session = await people.sessions.find(request.headers.cookie);
    if (session) await people.sessions.close(session);
    reply.header('set-cookie', FORGET);
    return {};
  });

  post('/api/leave/everywhere', Nothing, async (_body, request, reply) => {
    const session = await people.sessions.find(request.headers.cookie);
    if (session) await people.leaveEverywhere(session.value.person);
    reply.header('set-cookie', FORGET);
    return {};
  });

  server.get('/api/me/tokens', async (request, reply) => {
    const who = await visitor(request);
    return who ? tokensOf(who.person) : refuse(reply, 'notYours');
  });

  postMine('/api/me/tokens', NewToken, async ({ label }, { person }) => {
    const token = await people.tokens.make(person.id, label);
    return token === null ? 'tooFast' : ({ token, ...(await tokensOf(person)) } satisfies MadeToken);
  });

  postMine('/api/me/tokens/revoke', RevokeToken, async ({ id }, { person }) =>
    (await people.revoke(person.id, id)) ? tokensOf(person) : 'notFound',
  );

  async function tokensOf(person: Person): Promise<Tokens> {
    return { tokens: await people.tokens.of(person.id) };
  }

  postMine('/api/me/push', Subscription, async (device, { person }) =>
    (await notices.subscribe(person.id, device)) ? me(person.id) : 'malformed',
  );

  postMine('/api/me/push/stop', Nothing, async (_body, { person }) => {
    await notices.unsubscribe(person.id);
    return me(person.id);
  });

  postMine('/api/me/mail', Mail, async ({ mail }, { person }, request) => {
    if (mail === null) await notices.writeNoMore(person.id);
    else {
      // Whoever asks, and whoever is written to: neither has letters sent without end.
      const names = [networkOf(request.ip), `to:${hashOf(mail.toLowerCase())}`];
      if (!names.every((name) => letters.take(name))) return 'tooFast';
      await notices.writeTo(person.id, mail);
    }
    return me(person.id);
  });
}
