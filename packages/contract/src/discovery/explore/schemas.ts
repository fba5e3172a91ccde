import { Type, type Static } from 'typebox';
import { UserCardSchema } from '../../people/users/schemas.ts';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { defineSchemas, NoInputSchema } from '../../protocol/schemas.ts';
import { readCreatorRecommendations, SearchTabResource } from './calls.ts';

const image = Type.Object({ url: Type.String(), dominantColor: Type.String() });

/** A search that is worth trying, with pictures of what it finds. */
export const SuggestedSearchSchema = Type.Object({
  query: Type.String(),
  /** How many people searched for it within a week; 0 where it is proposed for another reason. */
  people: Type.Integer(),
  images: Type.Array(image),
});
export type SuggestedSearch = Static<typeof SuggestedSearchSchema>;

/** Somebody with their newest pins. */
export const PersonWithPinsSchema = Type.Object({ user: UserCardSchema, pins: Type.Array(PinCardSchema) });
export type PersonWithPins = Static<typeof PersonWithPinsSchema>;

export const ExploreSchema = Type.Object({
  trending: Type.Array(SuggestedSearchSchema),
  /** What the viewer follows and saves, as searches; nothing for strangers. */
  recommended: Type.Array(SuggestedSearchSchema),
  newPeople: Type.Array(PersonWithPinsSchema),
});
export type Explore = Static<typeof ExploreSchema>;

export const exploreSchemas = [
  defineSchemas(SearchTabResource.get, { input: NoInputSchema, output: ExploreSchema }),
  defineSchemas(readCreatorRecommendations, { input: NoInputSchema, output: Type.Array(PersonWithPinsSchema) }),
];
