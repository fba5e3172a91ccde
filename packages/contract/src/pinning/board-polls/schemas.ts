import { Type, type Static } from 'typebox';
import { LEAST_CHOICES, MOST_CHOICES } from '@bowerbird/domain/pinning/board-polls.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { NamedUserSchema } from '../../people/users/schemas.ts';
import { defineSchemas, IdSchema, NothingSchema, Nullable } from '../../protocol/schemas.ts';
import { PinCardSchema } from '../pins/records.ts';
import { BoardPollResource, BoardPollsResource } from './calls.ts';

/** A pin that may be chosen, with who chose it. */
const PollChoiceSchema = Type.Object({ pin: PinCardSchema, votes: Type.Integer(), voters: Type.Array(NamedUserSchema) });

/** A vote on pins of a board. */
export const BoardPollSchema = Type.Object({
  id: IdSchema,
  board_id: IdSchema,
  question: Type.String(),
  started_by: NamedUserSchema,
  created_at: Type.String(),
  /** Nothing while it is open. */
  ended_at: Nullable(Type.String()),
  /** Those that still stand on the board, in their order. */
  choices: Type.Array(PollChoiceSchema),
  vote_by_me: Nullable(IdSchema),
  /** Whether the viewer may end it. */
  can_end: Type.Boolean(),
});
export type BoardPoll = Static<typeof BoardPollSchema>;

export const BoardPollsInputSchema = Type.Object({ board_id: IdSchema });
export type BoardPollsInput = Static<typeof BoardPollsInputSchema>;

export const StartPollInputSchema = Type.Object({
  board_id: IdSchema,
  question: Type.Optional(Type.String({ maxLength: textLimits.pollQuestion })),
  pin_ids: Type.Array(IdSchema, { minItems: LEAST_CHOICES, maxItems: MOST_CHOICES }),
});
export type StartPollInput = Static<typeof StartPollInputSchema>;

export const UpdatePollInputSchema = Type.Object({
  id: IdSchema,
  /** The pin that the viewer is for; nothing takes the vote back. */
  pin_id: Type.Optional(Nullable(IdSchema)),
  ended: Type.Optional(Type.Literal(true)),
});
export type UpdatePollInput = Static<typeof UpdatePollInputSchema>;

export const BoardPollInputSchema = Type.Object({ id: IdSchema });
export type BoardPollInput = Static<typeof BoardPollInputSchema>;

export const boardPollSchemas = [
  defineSchemas(BoardPollsResource.get, { input: BoardPollsInputSchema, output: Type.Array(BoardPollSchema) }),
  defineSchemas(BoardPollResource.create, { input: StartPollInputSchema, output: BoardPollSchema }),
  defineSchemas(BoardPollResource.update, { input: UpdatePollInputSchema, output: BoardPollSchema }),
  defineSchemas(BoardPollResource.delete, { input: BoardPollInputSchema, output: NothingSchema }),
];
