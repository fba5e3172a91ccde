import { Type, type Static } from 'typebox';
import { tasteDegrees } from '@bowerbird/domain/discovery/home-feed/taste-degrees.ts';
import { UserCardSchema } from '../../people/users/schemas.ts';
import { BoardCardSchema } from '../../pinning/boards/records.ts';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { defineSchemas, IdSchema, NoInputSchema, Nullable } from '../../protocol/schemas.ts';
import { TopicSchema } from '../topics/schemas.ts';
import { UserTastesResource } from './calls.ts';

const DegreeSchema = Type.Enum([...tasteDegrees]);

/** A board of the viewer that leads to pins, shown by the pin of theirs that stands for it best. */
const TasteSchema = Type.Object({ board_id: IdSchema, degree: DegreeSchema, pin_count: Type.Integer(), pin: PinCardSchema });
export type Taste = Static<typeof TasteSchema>;

/** A topic that leads to pins: the viewer follows it, or so many of their last saves are about it. */
const TopicTasteSchema = Type.Object({ degree: DegreeSchema, pin_count: Type.Integer(), topic: TopicSchema });
export type TopicTaste = Static<typeof TopicTasteSchema>;

/** What the viewer asked for less of, as far as it may be seen. */
const FewerOfSchema = Type.Object({
  topics: Type.Array(TopicSchema),
  boards: Type.Array(BoardCardSchema),
  people: Type.Array(UserCardSchema),
});
export type FewerOf = Static<typeof FewerOfSchema>;

export const UserTastesSchema = Type.Object({
  /** Nothing is chosen: people and boards that are followed, then everything else, by time. */
  newest_first: Type.Boolean(),
  /** When the last save was that counts; nothing counts that came before the viewer had all forgotten. */
  learned_until: Nullable(Type.String()),
  tastes: Type.Array(TasteSchema),
  topics: Type.Array(TopicTasteSchema),
  fewer_of: FewerOfSchema,
});
export type UserTastes = Static<typeof UserTastesSchema>;

export const UpdateTastesInputSchema = Type.Union([
  Type.Object({ newest_first: Type.Boolean() }),
  /** Learns from later saves alone; `false` takes that back. */
  Type.Object({ forgets_all: Type.Boolean() }),
  Type.Object({ board_id: IdSchema, degree: DegreeSchema }),
  Type.Object({ topic_id: IdSchema, degree: DegreeSchema }),
  /** No longer wants less of it. */
  Type.Object({ about: Type.Enum(['topic', 'board', 'user']), forget_id: IdSchema }),
]);
export type UpdateTastesInput = Static<typeof UpdateTastesInputSchema>;

export const tastesSchemas = [
  defineSchemas(UserTastesResource.get, { input: NoInputSchema, output: UserTastesSchema }),
  defineSchemas(UserTastesResource.update, { input: UpdateTastesInputSchema, output: UserTastesSchema }),
];
