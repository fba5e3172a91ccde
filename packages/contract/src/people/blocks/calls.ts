import { defineResource, forSignedIn } from '../../protocol/endpoint.ts';
import type { PageInput } from '../../protocol/paging.ts';
import type { User, UserCard } from '../users/schemas.ts';
import type { PersonInput } from './schemas.ts';

/** Keeps two people apart: neither sees anything of the other. Doing it twice is doing it once. */
export const UserBlockResource = defineResource('UserBlockResource', {
  create: forSignedIn<PersonInput, User>({ appScope: 'people:write', errors: ['user_not_found', 'forbidden'] }),
  delete: forSignedIn<PersonInput, User>({ appScope: 'people:write', errors: ['user_not_found'] }),
});

/** Whom the viewer blocks, newest first. */
export const UserBlocksResource = defineResource('UserBlocksResource', {
  get: forSignedIn<PageInput, UserCard[]>({ paged: true }),
});

/** Hears nothing of a person any more: no pins of theirs in the home feed, no news of what they do. They are not told. */
export const UserMuteResource = defineResource('UserMuteResource', {
  create: forSignedIn<PersonInput, User>({ appScope: 'people:write', errors: ['user_not_found', 'forbidden'] }),
  delete: forSignedIn<PersonInput, User>({ appScope: 'people:write', errors: ['user_not_found'] }),
});

/** Whom the viewer mutes, newest first. */
export const UserMutesResource = defineResource('UserMutesResource', {
  get: forSignedIn<PageInput, UserCard[]>({ paged: true }),
});
