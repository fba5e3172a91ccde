import { defineResource, defineRest, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import type { GetUserInput, UpdateUserInput, User, UserByIdInput } from './schemas.ts';

/** A person's profile, by username (a former one too, for 90 days) or id; `update` changes the viewer's own. */
export const UserResource = defineResource('UserResource', {
  get: forAnyone<GetUserInput, User>({ appScope: 'people:read', errors: ['user_not_found'] }),
  update: forFullViewer<UpdateUserInput, User>({ errors: ['user_not_found'] }),
});

/** A person by id; also within `/v3/batch/` (`C7.8`). */
export const readUser = defineRest(
  'GET',
  '/v3/users/:id/',
  forAnyone<UserByIdInput, User>({ appScope: 'people:read', errors: ['user_not_found'] }),
);
