import { Type, type Static } from 'typebox';
import { IdSchema, pageFields, defineSchemas } from '../../protocol/schemas.ts';
import { UserCardSchema, UserSchema } from '../users/schemas.ts';
import { UserBlockResource, UserBlocksResource, UserMuteResource, UserMutesResource } from './calls.ts';

export const PersonInputSchema = Type.Object({ user_id: IdSchema });
export type PersonInput = Static<typeof PersonInputSchema>;

const ListInputSchema = Type.Object(pageFields);

export const blockSchemas = [
  ...[UserBlockResource, UserMuteResource].flatMap((resource) => [
    defineSchemas(resource.create, { input: PersonInputSchema, output: UserSchema }),
    defineSchemas(resource.delete, { input: PersonInputSchema, output: UserSchema }),
  ]),
  ...[UserBlocksResource, UserMutesResource].map(({ get }) =>
    defineSchemas(get, { input: ListInputSchema, output: Type.Array(UserCardSchema) }),
  ),
];
