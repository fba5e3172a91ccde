import type { FollowUpdate } from '@bowerbird/contract/people/follows/live-updates.ts';
import type { FollowListInput } from '@bowerbird/contract/people/follows/schemas.ts';
import type { User, UserCard } from '@bowerbird/contract/people/users/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import { sendLiveUpdates } from '../../core/realtime/index.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { Page } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { requireUnlimited } from '../../identity/accounts/index.ts';
import { findUserId, readUserById, userRecords } from '../users/index.ts';
import { deleteFollow, followedBy, followersOf, insertFollow, isBlocked } from './follows.queries.ts';

/** Following and unfollowing together. Who follows all that a first evening offers stays far below. */
const CHANGES_PER_HOUR = 600;

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Somebody (`userId`) follows somebody else from now on. */
    'user.followed': { readonly userId: string; readonly followedId: string };
  }
}

/**
 * Follows somebody. Nobody follows themselves, somebody they block, or somebody who blocks them (who is not there for
 * them at all). The person is read again afterwards, because the change decides what the viewer may do with them.
 */
export async function followUser(context: CallContext, viewer: SignedInViewer, userId: string): Promise<User> {
  if (userId === viewer.userId) throw new ApiError('forbidden', { extra: { reason: 'self' } });
  await requireRoom(context, viewer);
  const user = await readUserById(context, userId);
  if (await isBlocked(context.core.db, viewer, userId)) throw new ApiError('forbidden', { extra: { reason: 'blocked' } });
  await requireUnlimited(context.core.db, viewer.userId);
  const isNew = await insertFollow(context.core.db, viewer, userId);
  if (isNew) {
    await sendLiveUpdates<FollowUpdate>(context.core.db, 'follower.added', [{ to: userId, data: { userId: viewer.userId } }]);
    await emitEvent(context.core.db, 'user.followed', { userId: viewer.userId, followedId: userId });
  }
  return isNew ? readUserById(context, userId) : user;
}

/** Ends following somebody; no error when there was nothing to end. */
export async function unfollowUser(context: CallContext, viewer: SignedInViewer, userId: string): Promise<User> {
  await requireRoom(context, viewer);
  const user = await readUserById(context, userId);
  const isGone = await deleteFollow(context.core.db, viewer.userId, userId);
  return isGone ? readUserById(context, userId) : user;
}

/** Refuses who follows and unfollows without end, because each follow tells somebody. */
async function requireRoom({ core }: CallContext, viewer: SignedInViewer): Promise<void> {
  await takeFromPerson(core, { name: 'follows', subject: viewer.userId, most: CHANGES_PER_HOUR });
}

const lists = { followers: followersOf, following: followedBy };

/** A page of somebody's followers, or of those they follow. */
export async function listFollows(context: CallContext, input: FollowListInput, list: keyof typeof lists): Promise<Page<UserCard[]>> {
  const userId = await findUserId(context, input.username);
  return readPage(context, input, {
    purpose: `${list}:${userId}`,
    records: userRecords,
    skeleton: (after, size) => lists[list](context.viewer, { userId, after, size }),
  });
}
