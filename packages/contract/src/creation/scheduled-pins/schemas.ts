import { Type, type Static } from 'typebox';
import { defineSchemas, IdSchema, NothingSchema, Nullable, pageFields } from '../../protocol/schemas.ts';
import { DraftErrorSchema, DraftMediaSchema } from '../pin-drafts/schemas.ts';
import { ScheduledPinsResource } from './calls.ts';

/** Epoch seconds; those of any year that a calendar shows. */
const seconds = Type.Integer({ minimum: 0, maximum: 253_402_300_799 });

/** When a pin goes out: a moment, or what the clocks of a place show then. */
const moment = {
  scheduled_ts: Type.Optional(seconds),
  scheduled_date: Type.Optional(Type.String({ maxLength: 20 })),
  scheduled_time: Type.Optional(Type.String({ maxLength: 20 })),
  time_zone: Type.Optional(Type.String({ maxLength: 60 })),
};

export const ScheduledPinSchema = Type.Object({
  id: IdSchema,
  title: Type.String(),
  /** An idea pin, whose draft has calls of its own. */
  isStory: Type.Boolean(),
  scheduled_ts: Type.Integer(),
  timeZone: Nullable(Type.String()),
  media: Nullable(DraftMediaSchema),
  board: Nullable(Type.Object({ id: IdSchema, name: Type.String(), url: Type.String() })),
  /** The pin that came of it, for one that is out. */
  pinId: Nullable(IdSchema),
  /** Why it did not go out. */
  error: Nullable(DraftErrorSchema),
});
export type ScheduledPin = Static<typeof ScheduledPinSchema>;

export const ScheduledListInputSchema = Type.Object({
  /** With these, all of a span of time, also what is out; without, what waits. */
  from_ts: Type.Optional(seconds),
  until_ts: Type.Optional(seconds),
  ...pageFields,
});
export type ScheduledListInput = Static<typeof ScheduledListInputSchema>;

export const SchedulePinInputSchema = Type.Object({ draft_id: IdSchema, ...moment });
export type SchedulePinInput = Static<typeof SchedulePinInputSchema>;

export const MoveScheduledInputSchema = Type.Object({ id: IdSchema, ...moment });
export type MoveScheduledInput = Static<typeof MoveScheduledInputSchema>;

export const ScheduledPinIdSchema = Type.Object({ id: IdSchema });
export type ScheduledPinId = Static<typeof ScheduledPinIdSchema>;

export const scheduledPinSchemas = [
  defineSchemas(ScheduledPinsResource.get, { input: ScheduledListInputSchema, output: Type.Array(ScheduledPinSchema) }),
  defineSchemas(ScheduledPinsResource.create, { input: SchedulePinInputSchema, output: ScheduledPinSchema }),
  defineSchemas(ScheduledPinsResource.update, { input: MoveScheduledInputSchema, output: ScheduledPinSchema }),
  defineSchemas(ScheduledPinsResource.delete, { input: ScheduledPinIdSchema, output: NothingSchema }),
];
