import { defineResource, defineRest, verb } from '../../protocol/endpoint.ts';
import type { GetUserInput, UpdateUserInput, User, UserByIdInput } from './schemas.ts';

/** A person's profile, by username (a former one too, for 90 days) or id; `update` changes the viewer's own. */
export const UserResource = defineResource('UserResource', {
  get: verb<GetUserInput, User>({ access: 'anyone', errors: ['user_not_found'] }),
  update: verb<UpdateUserInput, User>({ access: 'full', errors: ['user_not_found'] }),
});

/** A person by id; also within `/v3/batch/` (`C7.8`). */
export const readUser = defineRest<UserByIdInput, User>('GET', '/v3/users/:id/', { access: 'anyone', errors: ['user_not_found'] });
