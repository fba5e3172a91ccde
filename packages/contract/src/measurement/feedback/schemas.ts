import { Type, type Static } from 'typebox';
import { defineSchemas, IdSchema, NothingSchema, pageFields } from '../../protocol/schemas.ts';
import { FeedbackResource, sendFeedback } from './calls.ts';

export const FeedbackInputSchema = Type.Object({
  /** A record as JSON text: `verbatim_text`, and `action_source`, which names where the dialog was opened. */
  feedback_data: Type.String({ maxLength: 10_000 }),
});
export type FeedbackInput = Static<typeof FeedbackInputSchema>;

export const FeedbackSchema = Type.Object({
  feedback_id: IdSchema,
  text: Type.String(),
  /** Where the dialog was opened, such as `settings`. */
  source: Type.String(),
  username: Type.String(),
  full_name: Type.String(),
  created_at: Type.String(),
});
export type Feedback = Static<typeof FeedbackSchema>;

export const NameFeedbackInputSchema = Type.Object({ feedback_id: IdSchema });
export type NameFeedbackInput = Static<typeof NameFeedbackInputSchema>;

export const feedbackSchemas = [
  defineSchemas(sendFeedback, { input: FeedbackInputSchema, output: NothingSchema }),
  defineSchemas(FeedbackResource.get, { input: Type.Object({ ...pageFields }), output: Type.Array(FeedbackSchema) }),
  defineSchemas(FeedbackResource.delete, { input: NameFeedbackInputSchema, output: NothingSchema }),
];
