import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { claimKey, dropKey, readKey, storeReply } from './idempotency.queries.ts';
import type { Core } from '../core/core.ts';
import type { CallContext, CookieEffect } from './context.ts';
import type { Invoked } from './invoke.ts';

const WAIT_MILLISECONDS = 50;
const MOST_WAITS = 200;

/**
 * Runs a write once for its `Idempotency-Key`: a second call with the same content gets the first one's reply, one with
 * other content is refused, one that comes while the first is at work waits. A failed call frees its key.
 */
export async function runOnce(context: CallContext, endpoint: string, input: unknown, run: () => Promise<Invoked>): Promise<Invoked> {
  const { db } = context.core;
  const scope = scopeOf(context);
  const key = context.idempotencyKey!;
  const bodyHash = hashOf(input);

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

/** What secret writes in the last minute gave, by scope and key: in memory alone, so that nothing of a password or token rests. */
const unkept = new WeakMap<Core, Map<string, Unkept>>();
const UNKEPT_MILLISECONDS = 60_000;

interface Unkept {
  readonly endpoint: string;
  readonly bodyHash: Buffer;
  readonly done: Promise<{ invoked: Invoked; cookies: readonly CookieEffect[] }>;
}

/** Like `runOnce`, for a call that carries a secret in or out: its reply and its cookies are shared for a minute, by this process. */
export async function runOnceUnkept(context: CallContext, endpoint: string, input: unknown, run: () => Promise<Invoked>): Promise<Invoked> {
  const calls = unkept.get(context.core) ?? new Map<string, Unkept>();
  unkept.set(context.core, calls);
  const id = `${scopeOf(context)} ${context.idempotencyKey!}`;
  const bodyHash = hashOf(input);
  const known = calls.get(id);
  if (known && (known.endpoint !== endpoint || !known.bodyHash.equals(bodyHash))) throw new ApiError('key_reused');
  if (known) {
    const { invoked, cookies } = await known.done;
    context.cookieEffects.push(...cookies);
    return invoked;
  }
  const done = run().then((invoked) => ({ invoked, cookies: [...context.cookieEffects] }));
  calls.set(id, { endpoint, bodyHash, done });
  const forget = () => calls.delete(id);
  done.then(() => setTimeout(forget, UNKEPT_MILLISECONDS).unref(), forget);
  return (await done).invoked;
}

const scopeOf = ({ viewer, address }: CallContext): string => viewer.userId ?? `address:${address}`;

const hashOf = (input: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(input ?? null))
    .digest();

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
