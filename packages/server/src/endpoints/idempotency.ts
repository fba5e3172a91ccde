import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { inTransaction } from '../core/database/transaction.ts';
import type { Core } from '../core/core.ts';
import type { Tick } from '../core/jobs/ticker.ts';
import { claimKey, dropKey, dropOldKeys, readKey, storeReply, type Claim } from './idempotency.queries.ts';
import type { CallContext, CookieEffect } from './context.ts';
import type { Invoked } from './invoke.ts';
import type { RegisteredEndpoint } from './registry.ts';

const WAIT_MILLISECONDS = 50;
const MOST_WAITS = 200;

/** The work of a call: what it needs from elsewhere, and what it then does in the context that it is given. */
interface Work {
  readonly prepare: () => Promise<unknown>;
  readonly run: (context: CallContext, prepared: unknown) => Promise<Invoked>;
}

/**
 * Runs a write once for its `Idempotency-Key`. A second call with the same content gets the first one's reply. One with other
 * content is refused. One that comes while the first is at work waits. A failed call frees its key.
 */
export async function runOnce(context: CallContext, registered: RegisteredEndpoint, input: unknown, work: Work): Promise<Invoked> {
  const { db } = context.core;
  const { endpoint, atomic } = registered;
  const scope = scopeOf(context);
  const key = context.idempotencyKey!;
  const bodyHash = hashOf(input);

  for (let tries = 0; tries < MOST_WAITS; tries += 1) {
    const claim = await claimKey(db, { scope, key, endpoint: endpoint.name, bodyHash, atomic });
    if (claim) return atomic ? runWhole(context, claim, work) : runAndStore(context, claim, work);
    const known = await readKey(db, scope, key);
    if (!known) continue;
    if (known.endpoint !== endpoint.name || !known.body_hash.equals(bodyHash)) throw new ApiError('key_reused');
    if (known.reply) return known.reply as Invoked;
    // Whether that call had its effect, nobody knows: it is not for us to do it again.
    if (known.is_old && !atomic) break;
    await wait(WAIT_MILLISECONDS);
  }
  throw new ApiError('conflict', { extra: { retryAfter: 5 } });
}

/** Forgets the keys of yesterday: each write leaves one, and its whole reply with it. */
export const idempotencyTick: Tick = {
  name: 'idempotency-keys',
  everyMilliseconds: 600_000,
  run: async (db) => {
    while ((await dropOldKeys(db)) > 0);
  },
};

/** What secret writes in the last minute gave, by scope and key: in memory alone, so that nothing of a password or token rests. */
const unkept = new WeakMap<Core, Map<string, Unkept>>();
const UNKEPT_MILLISECONDS = 60_000;

interface Unkept {
  readonly endpoint: string;
  readonly bodyHash: Buffer;
  readonly done: Promise<{ invoked: Invoked; cookies: readonly CookieEffect[] }>;
}

/** Like `runOnce`, for a call that carries a secret in or out: its reply and its cookies are shared for a minute, by this process. */
export async function runOnceUnkept(context: CallContext, { endpoint }: RegisteredEndpoint, input: unknown, work: Work): Promise<Invoked> {
  const calls = unkept.get(context.core) ?? new Map<string, Unkept>();
  unkept.set(context.core, calls);
  const id = `${scopeOf(context)} ${context.idempotencyKey!}`;
  const bodyHash = hashOf(input);
  const known = calls.get(id);
  if (known && (known.endpoint !== endpoint.name || !known.bodyHash.equals(bodyHash))) throw new ApiError('key_reused');
  if (known) {
    const { invoked, cookies } = await known.done;
    context.cookieEffects.push(...cookies);
    return invoked;
  }
  const done = runPrepared(context, work).then((invoked) => ({ invoked, cookies: [...context.cookieEffects] }));
  calls.set(id, { endpoint: endpoint.name, bodyHash, done });
  const forget = () => calls.delete(id);
  done.then(() => setTimeout(forget, UNKEPT_MILLISECONDS).unref(), forget);
  return (await done).invoked;
}

const runPrepared = async (context: CallContext, { prepare, run }: Work): Promise<Invoked> => run(context, await prepare());

/** Whose key it is: an app gets no reply that was made for the person's browser, or for an app that may do more. */
function scopeOf({ viewer, address }: CallContext): string {
  if (viewer.kind === 'UNAUTH') return `address:${address}`;
  return viewer.app ? `${viewer.userId} ${viewer.app.scopes.toSorted().join(' ')}` : viewer.userId;
}

const hashOf = (input: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(input ?? null))
    .digest();

/** The effect and the reply are kept by one transaction: whatever breaks off, a retry repeats nothing that stands. */
async function runWhole(context: CallContext, claim: Claim, { prepare, run }: Work): Promise<Invoked> {
  const { core } = context;
  const whole = prepare().then((prepared) =>
    inTransaction(core.db, async (trx) => {
      const invoked = await run({ ...context, core: { ...core, db: trx } }, prepared);
      if (!(await storeReply(trx, claim, invoked))) throw new ApiError('conflict', { extra: { retryAfter: 5 } });
      return invoked;
    }),
  );
  return freeingOnFailure(context, claim, whole);
}

/** The effect may be more than the database's: once it is there the key stays taken, even if the reply cannot be kept. */
async function runAndStore(context: CallContext, claim: Claim, work: Work): Promise<Invoked> {
  const invoked = await freeingOnFailure(context, claim, runPrepared(context, work));
  await storeReply(context.core.db, claim, invoked);
  return invoked;
}

async function freeingOnFailure(context: CallContext, claim: Claim, work: Promise<Invoked>): Promise<Invoked> {
  try {
    return await work;
  } catch (error) {
    // If the key cannot be freed now, what the call failed of is still what its caller has to know.
    await dropKey(context.core.db, claim).catch((trouble: unknown) => context.core.log.warn({ err: trouble }, 'a key was not freed'));
    throw error;
  }
}
