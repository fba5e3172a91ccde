import { Type, type Static } from 'typebox';
import { tasteDegrees } from '@bowerbird/domain/discovery/home-feed/taste-degrees.ts';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { defineSchemas, IdSchema, NoInputSchema } from '../../protocol/schemas.ts';
import { UserTastesResource } from './calls.ts';

const DegreeSchema = Type.Enum([...tasteDegrees]);

/** A board of the viewer that leads to pins, shown by the pin of theirs that stands for it best. */
const TasteSchema = Type.Object({ board_id: IdSchema, degree: DegreeSchema, pin_count: Type.Integer(), pin: PinCardSchema });
export type Taste = Static<typeof TasteSchema>;

export const UserTastesSchema = Type.Object({
  /** Nothing is chosen: people and boards that are followed, then everything else, by time. */
  newest_first: Type.Boolean(),
  tastes: Type.Array(TasteSchema),
});
export type UserTastes = Static<typeof UserTastesSchema>;

export const UpdateTastesInputSchema = Type.Union([
  Type.Object({ newest_first: Type.Boolean() }),
  Type.Object({ board_id: IdSchema, degree: DegreeSchema }),
]);
export type UpdateTastesInput = Static<typeof UpdateTastesInputSchema>;

export const tastesSchemas = [
  defineSchemas(UserTastesResource.get, { input: NoInputSchema, output: UserTastesSchema }),
  defineSchemas(UserTastesResource.update, { input: UpdateTastesInputSchema, output: UserTastesSchema }),
];
