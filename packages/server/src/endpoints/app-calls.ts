import type { AppScope } from '@bowerbird/domain/identity/app-scopes.ts';

/**
 * The calls that third-party apps may make, and what they have to be granted for each. No app makes any other call. What
 * stands on secret boards takes `boards:read_secret` and `pins:read_secret` besides, which the queries decide by
 * (`mayReadSecret`), those of writes too.
 */
export const appCalls: Readonly<Record<string, AppScope>> = {
  'PinResource.get': 'pins:read',
  'UserPinsResource.get': 'pins:read',
  'UserHomefeedResource.get': 'pins:read',
  'BaseSearchResource.get': 'pins:read',
  'RelatedPinFeedResource.get': 'pins:read',
  'PinResource.create': 'pins:write',
  'PinResource.update': 'pins:write',
  'PinResource.delete': 'pins:write',
  'RepinResource.create': 'pins:write',
  'POST /upload-image/': 'pins:write',
  'BoardResource.get': 'boards:read',
  'BoardsResource.get': 'boards:read',
  'BoardFeedResource.get': 'boards:read',
  'BoardSectionResource.get': 'boards:read',
  'BoardSectionsResource.get': 'boards:read',
  'BoardSectionPinsResource.get': 'boards:read',
  'GET /v3/boards/:id/': 'boards:read',
  'BoardResource.create': 'boards:write',
  'BoardResource.update': 'boards:write',
  'BoardResource.delete': 'boards:write',
  'BoardSectionResource.create': 'boards:write',
  'BoardSectionResource.update': 'boards:write',
  'BoardSectionResource.delete': 'boards:write',
  'UserResource.get': 'people:read',
  'GET /v3/users/:id/': 'people:read',
  'UserFollowersResource.get': 'people:read',
  'UserFollowingResource.get': 'people:read',
  'UserFollowResource.create': 'people:write',
  'UserFollowResource.delete': 'people:write',
};
