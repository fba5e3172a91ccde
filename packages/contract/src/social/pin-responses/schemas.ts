import { Type, type Static } from 'typebox';
import { reactionTypes } from '@bowerbird/domain/social/reactions.ts';
import { UserCardSchema } from '../../people/users/schemas.ts';
import { PinSchema } from '../../pinning/pins/records.ts';
import { defineSchemas, IdSchema, pageFields } from '../../protocol/schemas.ts';
import { ReactionTypeSchema } from '../comments/schemas.ts';
import { ReactionsResource } from './calls.ts';

/** One person's reaction to a pin; its id is `pin:user:reaction_type` (`B3.38`). */
export const PinReactionSchema = Type.Object({
  id: Type.String(),
  user: UserCardSchema,
  reaction_type: Type.Integer({ enum: [...reactionTypes] }),
});
export type PinReaction = Static<typeof PinReactionSchema>;

export const PinReactionsInputSchema = Type.Object({ pin_id: IdSchema, ...pageFields });
export type PinReactionsInput = Static<typeof PinReactionsInputSchema>;

export const PinReactionInputSchema = Type.Object({ pin_id: IdSchema, reaction_type: ReactionTypeSchema });
export type PinReactionInput = Static<typeof PinReactionInputSchema>;

export const UnreactInputSchema = Type.Object({ pin_id: IdSchema });
export type UnreactInput = Static<typeof UnreactInputSchema>;

export const pinResponseSchemas = [
  defineSchemas(ReactionsResource.get, { input: PinReactionsInputSchema, output: Type.Array(PinReactionSchema) }),
  defineSchemas(ReactionsResource.create, { input: PinReactionInputSchema, output: PinSchema }),
  defineSchemas(ReactionsResource.delete, { input: UnreactInputSchema, output: PinSchema }),
];
