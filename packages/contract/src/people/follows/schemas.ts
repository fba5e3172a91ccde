import { Type, type Static } from 'typebox';
import { IdSchema, pageFields, defineSchemas } from '../../protocol/schemas.ts';
import { UserCardSchema, UserSchema } from '../users/schemas.ts';
import { UserFollowersResource, UserFollowingResource, UserFollowResource } from './calls.ts';

export const FollowInputSchema = Type.Object({ user_id: IdSchema });
export type FollowInput = Static<typeof FollowInputSchema>;

export const FollowListInputSchema = Type.Object({ username: Type.String({ pattern: '^[A-Za-z0-9_]{1,60}$' }), ...pageFields });
export type FollowListInput = Static<typeof FollowListInputSchema>;

export const followSchemas = [
  defineSchemas(UserFollowResource.create, { input: FollowInputSchema, output: UserSchema }),
  defineSchemas(UserFollowResource.delete, { input: FollowInputSchema, output: UserSchema }),
  defineSchemas(UserFollowersResource.get, { input: FollowListInputSchema, output: Type.Array(UserCardSchema) }),
  defineSchemas(UserFollowingResource.get, { input: FollowListInputSchema, output: Type.Array(UserCardSchema) }),
];
