import { defineResource, forAnyone, forSignedIn } from '../../protocol/endpoint.ts';
import type { User, UserCard } from '../users/schemas.ts';
import type { FollowInput, FollowListInput } from './schemas.ts';

/** Following a person (`C4.17`); doing it twice is doing it once. The reply counts the change already. */
export const UserFollowResource = defineResource('UserFollowResource', {
  create: forSignedIn<FollowInput, User>({ appScope: 'people:write', errors: ['user_not_found', 'forbidden', 'too_many_requests'] }),
  delete: forSignedIn<FollowInput, User>({ appScope: 'people:write', errors: ['user_not_found', 'too_many_requests'] }),
});

/** Who follows a person. */
export const UserFollowersResource = defineResource('UserFollowersResource', {
  get: forAnyone<FollowListInput, UserCard[]>({ appScope: 'people:read', paged: true, errors: ['user_not_found'] }),
});

/** Whom a person follows. */
export const UserFollowingResource = defineResource('UserFollowingResource', {
  get: forAnyone<FollowListInput, UserCard[]>({ appScope: 'people:read', paged: true, errors: ['user_not_found'] }),
});
