import type { FastifyInstance } from 'fastify';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';

/**
 * How many requests may be at work at once. One process answers a few hundred a second; who would wait behind more than
 * these is better told so at once, and served when they come again, than kept until nobody looks any more.
 */
export const MOST_AT_WORK = 32;
const RETRY_SECONDS = 1;

/** Health, numbers and files cost next to nothing; uploads and streams have limits of their own. */
const ALWAYS_LET_IN =
  /^\/(?:healthz|readyz|metrics|assets|media|upload-image|page-picture|v3\/users\/me\/notices|favicon\.svg|robots\.txt)(?:[/?]|$)/;

/** Turns requests away, with 503 and `Retry-After`, while as many are at work as are served in good time. */
export function addAdmission(app: FastifyInstance, most: number = MOST_AT_WORK): void {
  let atWork = 0;
  app.addHook('onRequest', async (raw, reply) => {
    if (ALWAYS_LET_IN.test(raw.url)) return;
    if (atWork >= most) throw new ApiError('unavailable', { extra: { retryAfter: RETRY_SECONDS } });
    atWork += 1;
    // Told once of every reply, also of one whose browser went away.
    reply.raw.once('close', () => (atWork -= 1));
  });
}
