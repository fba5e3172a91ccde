import { Type, type Static } from 'typebox';
import { blockKinds, blockModes, longestBlocked } from '@bowerbird/domain/social/block-lists.ts';
import { defineSchemas, IdSchema, Nullable, pageFields } from '../../protocol/schemas.ts';
import { BlockListResource, ModerationLogResource } from './calls.ts';

const KindSchema = Type.Enum([...blockKinds]);
const ModeSchema = Type.Enum([...blockModes]);

export const BlockListInputSchema = Type.Object({ kind: KindSchema, ...pageFields });
export type BlockListInput = Static<typeof BlockListInputSchema>;

/** An entry as moderators see it. */
export const BlockedEntrySchema = Type.Object({
  id: IdSchema,
  kind: KindSchema,
  mode: ModeSchema,
  /** A domain or word as it was written; of a picture its name. */
  value: Type.String(),
  picture_url: Nullable(Type.String()),
  added_by: Type.String(),
  added_at: Type.String(),
});
export type BlockedEntry = Static<typeof BlockedEntrySchema>;

/** Pictures are blocked by the decision that removes them. */
export const BlockEntryInputSchema = Type.Object({
  kind: Type.Enum(['domain', 'word']),
  mode: ModeSchema,
  value: Type.String({ minLength: 1, maxLength: longestBlocked }),
});
export type BlockEntryInput = Static<typeof BlockEntryInputSchema>;

export const UnblockInputSchema = Type.Object({ id: IdSchema });
export type UnblockInput = Static<typeof UnblockInputSchema>;

export const LogInputSchema = Type.Object({ ...pageFields });
export type LogInput = Static<typeof LogInputSchema>;

export const LogLineSchema = Type.Object({
  id: IdSchema,
  act: Type.String(),
  /** Nobody where they left the instance. */
  by: Nullable(Type.String()),
  /** What was blocked or let in again. */
  note: Type.String(),
  at: Type.String(),
});
export type LogLine = Static<typeof LogLineSchema>;

export const blockListSchemas = [
  defineSchemas(BlockListResource.get, { input: BlockListInputSchema, output: Type.Array(BlockedEntrySchema) }),
  defineSchemas(BlockListResource.create, { input: BlockEntryInputSchema, output: BlockedEntrySchema }),
  defineSchemas(BlockListResource.delete, { input: UnblockInputSchema, output: Type.Null() }),
  defineSchemas(ModerationLogResource.get, { input: LogInputSchema, output: Type.Array(LogLineSchema) }),
];
