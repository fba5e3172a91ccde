import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Core } from '../core.ts';
import type { Database } from '../database/database.ts';
import { lastsBeyond } from '../database/transaction.ts';
import type { Tick } from '../jobs/ticker.ts';
import { sign } from '../secrets/tokens.ts';
import { addressPrefix } from './address-prefix.ts';
import { countOne, DAY_KEY, deleteOldWindows, uncountOne, type Counted } from './limits.queries.ts';

/** One budget: what is counted, of whom, and how much an hour, or a day or a minute where it says so. */
export interface Limit {
  readonly name: string;
  /** An address prefix, an identifier as typed, …; only a keyed hash of it rests. */
  readonly subject: string;
  readonly most: number;
  readonly per?: 'day' | 'minute';
}

/** Each way in has its own budget per network. Using one up leaves the others open. */
export type WayIn = 'password' | 'ask-for-link' | 'open-link' | 'passkey' | 'provider' | 'remembered-device';

/** Somebody who acts too often may try again after so long, although the hour may not be over. */
const TRY_AGAIN_SECONDS = 60;

type LimitCore = { readonly db: Database; readonly config: Pick<Core['config'], 'secretKey'> };

/** Takes one from a budget; throws `locked_for_a_while` (429, `Retry-After`) when it is used up. */
export async function takeFromLimit(core: LimitCore, limit: Limit): Promise<void> {
  const { count, seconds_left } = await take(core, limit);
  if (count > limit.most) throw new ApiError('locked_for_a_while', { extra: { retryAfter: Math.max(1, seconds_left) } });
}

/** Takes one from what a network has for a way in. */
export async function takeFromNetwork(core: Pick<Core, 'db' | 'config'>, way: WayIn, address: string): Promise<void> {
  await takeFromLimit(core, { name: `login-${way}`, subject: addressPrefix(address), most: core.config.limits.loginsPerHour });
}

/** Takes one from what a person may do in an hour, or as the limit says; throws `too_many_requests` (429, `Retry-After`) when it is used up. */
export async function takeFromPerson(core: LimitCore, limit: Limit): Promise<void> {
  if (!(await isWithinLimit(core, limit))) throw new ApiError('too_many_requests', { extra: { retryAfter: TRY_AGAIN_SECONDS } });
}

/** Whether a budget still has one, and takes it. */
export async function isWithinLimit(core: LimitCore, limit: Limit): Promise<boolean> {
  return (await take(core, limit)).count <= limit.most;
}

/** Gives back one that was taken and turned out to be no misuse. */
export async function returnToLimit(core: LimitCore, limit: Limit): Promise<void> {
  await uncountOne(core.db, keyOf(core, limit), limit.per);
}

/** Counts one. A call that is refused after that still counts, because whoever tries without end is what budgets are for. */
async function take(core: LimitCore, limit: Limit): Promise<Counted> {
  lastsBeyond(core.db, async (outside, error) => {
    if (error instanceof ApiError) await take({ config: core.config, db: outside }, limit);
  });
  return countOne(core.db, keyOf(core, limit), limit.per);
}

function keyOf(core: LimitCore, limit: Limit): string {
  return `${limit.per === 'day' ? DAY_KEY : ''}${limit.name}:${sign(core.config.secretKey, `limit:${limit.name}`, limit.subject)}`;
}

/** Drops the windows that are over. */
export const limitsTick: Tick = { name: 'limits', everyMilliseconds: 600_000, run: deleteOldWindows };
