import { Type, type Static } from 'typebox';
import { PersonInputSchema } from '../../people/blocks/schemas.ts';
import { UserCardSchema } from '../../people/users/schemas.ts';
import { defineSchemas, NoInputSchema, NothingSchema } from '../../protocol/schemas.ts';
import { PeopleYouMayKnowResource } from './calls.ts';

/** Somebody whom the viewer may know, and why. */
export const PersonYouMayKnowSchema = Type.Object({
  user: UserCardSchema,
  /** How many of those whom the viewer follows follow them, as far as was looked. */
  follows_in_common: Type.Integer(),
  /** How many boards both keep or follow, as far as was looked. */
  boards_in_common: Type.Integer(),
});
export type PersonYouMayKnow = Static<typeof PersonYouMayKnowSchema>;

export const peopleYouMayKnowSchemas = [
  defineSchemas(PeopleYouMayKnowResource.get, { input: NoInputSchema, output: Type.Array(PersonYouMayKnowSchema) }),
  defineSchemas(PeopleYouMayKnowResource.delete, { input: PersonInputSchema, output: NothingSchema }),
];
