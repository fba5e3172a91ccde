import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { claimKey, dropKey, readKey, storeReply } from './idempotency.queries.ts';
import type { CallContext } from './context.ts';
import type { Invoked } from './invoke.ts';

const WAIT_MILLISECONDS = 50;
const MOST_WAITS = 200;

/**
 * Runs a write once for its `Idempotency-Key`: a second call with the same content gets the first one's reply, one with
 * other content is refused, one that comes while the first is at work waits. A failed call frees its key.
 */
export async function runOnce(context: CallContext, endpoint: string, input: unknown, run: () => Promise<Invoked>): Promise<Invoked> {
  const { db } = context.core;
  const scope = context.viewer.userId ?? `address:${context.address}`;
  const key = context.idempotencyKey!;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(input ?? null))
    .digest();

  for (let tries = 0; tries < MOST_WAITS; tries += 1) {
    if (await claimKey(db, { scope, key, endpoint, bodyHash })) return runAndStore(context, { scope, key }, run);
    const known = await readKey(db, scope, key);
    if (!known) continue;
    if (known.endpoint !== endpoint || !known.body_hash.equals(bodyHash)) throw new ApiError('key_reused');
    if (known.reply) return known.reply as Invoked;
    await wait(WAIT_MILLISECONDS);
  }
  throw new ApiError('conflict', { extra: { retryAfter: 5 } });
}

async function runAndStore(context: CallContext, id: { scope: string; key: string }, run: () => Promise<Invoked>): Promise<Invoked> {
  try {
    const invoked = await run();
    await storeReply(context.core.db, id.scope, id.key, invoked);
    return invoked;
  } catch (error) {
    await dropKey(context.core.db, id.scope, id.key);
    throw error;
  }
}
