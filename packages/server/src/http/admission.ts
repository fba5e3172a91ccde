import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '@bowerbird/contract/protocol/endpoint.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { hasBody } from './rest-of-body.ts';
import { createAdmissionQueue, type AdmissionLimits } from './admission-queue.ts';

/**
 * How many requests may be at work at once. One process answers a few hundred a second. Short bursts queue. Under sustained
 * overload, new requests get 503 at once, and are served when they come again.
 */
export const ADMISSION: AdmissionLimits = { atWork: 32, burstWait: 250, standingWait: 20, calm: 1000, waiting: 500 };
const RETRY_SECONDS = 1;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the route lets requests in; in turn, unless said. */
    admission?: Admission;
  }
}

/** Turns requests away, with 503 and `Retry-After`, while more come than are served. */
export function addAdmission(app: FastifyInstance, limits: AdmissionLimits = ADMISSION): void {
  const queue = createAdmissionQueue(limits);
  const places = new WeakMap<object, () => void>();
  const enter = async (raw: FastifyRequest, reply: FastifyReply) => {
    if (raw.routeOptions.config.admission === 'always') return;
    const isLetIn = await queue.enter({ onGone: (act) => reply.raw.once('close', act) });
    if (!isLetIn) throw new ApiError('unavailable', { extra: { retryAfter: RETRY_SECONDS } });
    places.set(reply.raw, () => queue.leave());
    // The reply of a browser that went away while it waited is closed already.
    if (reply.raw.closed) leave(reply);
    else reply.raw.once('close', () => leave(reply));
  };
  const leave = ({ raw }: FastifyReply) => {
    places.get(raw)?.();
    places.delete(raw);
  };
  // A body may take minutes to come: its request takes a place once it is there.
  app.addHook('onRequest', async (raw, reply) => (hasBody(raw.raw) ? undefined : enter(raw, reply)));
  app.addHook('preValidation', async (raw, reply) => (hasBody(raw.raw) ? enter(raw, reply) : undefined));
  // The work is done once the reply is known, however long its sending takes.
  app.addHook('onSend', async (_raw, reply, payload) => {
    leave(reply);
    return payload;
  });
}
