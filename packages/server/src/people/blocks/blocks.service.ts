import type { BlockUpdate } from '@bowerbird/contract/people/blocks/live-updates.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { User, UserCard } from '@bowerbird/contract/people/users/schemas.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { sendLiveUpdates } from '../../core/realtime/index.ts';
import type { HandlerContext, Page } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import { deleteFollowsBetween } from '../follows/index.ts';
import { readUserById, userRecords } from '../users/index.ts';
import { addPerson, peopleOn, removePerson, type PeopleList } from './blocks.queries.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Two people are kept apart from now on; what ties them is to go. */
    'user.blocked': { userId: string; blockedId: string };
    /** A block has ended; what was left out by it comes back. */
    'user.unblocked': { userId: string; blockedId: string };
  }
}

type Context = HandlerContext<'signed_in'>;

/**
 * Blocks somebody and ends the follows between the two. Throws `user_not_found` for whom the viewer cannot see, and
 * `forbidden` for the viewer themselves.
 */
export async function blockUser(context: Context, userId: string): Promise<User> {
  const user = await readOther(context, userId);
  const lost = await keepApart(context, context.viewer.userId, userId);
  const followerCount = Math.max(0, user.followerCount - lost);
  return { ...user, followerCount, blockedByMe: true, explicitlyFollowedByMe: false, followedByMe: false };
}

declare module '../../core/contributions.ts' {
  interface Contributions {
    /** Whether a block has to stay unknown to the blocked one, who would learn from it who the blocker is. */
    readonly hidesBlock?: (trx: Database, userId: string, blockedId: string) => Promise<boolean>;
  }
}

/** Blocks somebody for a person, in the transaction of the caller. Returns how many followers the blocked one lost: 0 or 1. */
export async function keepApart({ core, db: trx }: Pick<Context, 'core' | 'db'>, userId: string, blockedId: string): Promise<number> {
  const isTold = await mayLearn({ core, db: trx }, userId, blockedId);
  if (await addPerson(trx, 'blocks', userId, blockedId)) {
    await emitEvent(trx, 'user.blocked', { userId, blockedId });
    await sendLiveUpdates<BlockUpdate>(trx, 'person.hidden', [
      ...(isTold ? [{ to: blockedId, data: { userId, blockedByMe: false } }] : []),
      { to: userId, data: { userId: blockedId, blockedByMe: true } },
    ]);
  }
  return deleteFollowsBetween(trx, userId, blockedId);
}

/** Whether the blocked one may hear of a block, or of its end. */
async function mayLearn({ core, db }: Pick<Context, 'core' | 'db'>, userId: string, blockedId: string): Promise<boolean> {
  for (const { hidesBlock } of core.contributions) {
    if (await hidesBlock?.(db, userId, blockedId)) return false;
  }
  return true;
}

/** Ends a block; no error when there was none. Follows do not come back. */
export async function unblockUser(context: Context, userId: string): Promise<User> {
  const { db, viewer } = context;
  const user = await readUserById(context, userId);
  if (await removePerson(db, 'blocks', viewer.userId, userId)) {
    await emitEvent(db, 'user.unblocked', { userId: viewer.userId, blockedId: userId });
    const isTold = await mayLearn(context, viewer.userId, userId);
    await sendLiveUpdates<BlockUpdate>(db, 'person.shown', [
      ...(isTold ? [{ to: userId, data: { userId: viewer.userId } }] : []),
      { to: viewer.userId, data: { userId } },
    ]);
  }
  return { ...user, blockedByMe: false };
}

/** Mutes somebody, who is not told. Throws as `blockUser`. */
export async function muteUser(context: Context, userId: string): Promise<User> {
  const user = await readOther(context, userId);
  await addPerson(context.db, 'mutes', context.viewer.userId, userId);
  return { ...user, mutedByMe: true };
}

/** Hears of somebody again; no error when they were not muted. */
export async function unmuteUser(context: Context, userId: string): Promise<User> {
  const user = await readUserById(context, userId);
  await removePerson(context.db, 'mutes', context.viewer.userId, userId);
  return { ...user, mutedByMe: false };
}

/** A page of the people on one of the viewer's lists. */
export async function listPeople(context: Context, input: PageInput, list: PeopleList): Promise<Page<UserCard[]>> {
  return readPage(context, input, {
    purpose: `${list}:${context.viewer.userId}`,
    records: userRecords,
    skeleton: (after, size) => peopleOn(list, context.viewer, { after, size }),
  });
}

/** A follow that was under way while somebody blocked goes after all. */
export function blockListener({ jobsDb }: Core): EventListener {
  return {
    name: 'follows-across-blocks',
    types: ['user.blocked'],
    handle: async (events) => {
      for (const { payload } of events) await deleteFollowsBetween(jobsDb, payload.userId!, payload.blockedId!);
    },
  };
}

async function readOther(context: Context, userId: string): Promise<User> {
  if (userId === context.viewer.userId) throw new ApiError('forbidden', { extra: { reason: 'self' } });
  return readUserById(context, userId);
}
