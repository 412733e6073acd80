/** How a request that cannot be granted is answered. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiProblem } from '../../online/api.ts';
import { StoreUnavailable } from '../store/store.ts';

const STATUS: Readonly<Record<ApiProblem, number>> = {
  malformed: 400,
  options: 400,
  code: 400,
  passkey: 400,
  notYours: 403,
  invitation: 403,
  notFound: 404,
  taken: 409,
  started: 409,
  notFull: 409,
  tooFast: 429,
  fault: 500,
  notStored: 503,
};

export function refuse(reply: FastifyReply, problem: ApiProblem): FastifyReply {
  return reply.code(STATUS[problem]).send({ problem });
}

/** Fastify's own refusals (no JSON, too long, another type) are malformed requests. What else is thrown is for the house to report. */
export function refuseError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof StoreUnavailable) return refuse(reply, 'notStored');
  const status = error.statusCode ?? 500;
  if (status >= 500) throw error;
  return reply.code(status).send({ problem: 'malformed' satisfies ApiProblem });
}
