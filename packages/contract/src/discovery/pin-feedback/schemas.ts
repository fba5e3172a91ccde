import { Type, type Static } from 'typebox';
import { IdSchema, defineSchemas, pageFields } from '../../protocol/schemas.ts';
import { PinCardSchema, PinSchema } from '../../pinning/pins/records.ts';
import { HiddenPinsResource, PinFeedbackResource } from './calls.ts';

export const PinFeedbackInputSchema = Type.Union([
  Type.Object({ pin_id: IdSchema, action: Type.Literal('hide'), about: Type.Literal('pin') }),
  Type.Object({
    pin_id: IdSchema,
    action: Type.Literal('fewer_like_this'),
    about: Type.Union([Type.Literal('board'), Type.Literal('user')]),
  }),
  /** One of the topics that the pin is about. */
  Type.Object({ pin_id: IdSchema, action: Type.Literal('fewer_like_this'), about: Type.Literal('topic'), topic_id: IdSchema }),
]);
export type PinFeedbackInput = Static<typeof PinFeedbackInputSchema>;

export const pinFeedbackSchemas = [
  defineSchemas(PinFeedbackResource.create, { input: PinFeedbackInputSchema, output: PinSchema }),
  defineSchemas(PinFeedbackResource.delete, { input: PinFeedbackInputSchema, output: PinSchema }),
  defineSchemas(HiddenPinsResource.get, { input: Type.Object(pageFields), output: Type.Array(PinCardSchema) }),
];
