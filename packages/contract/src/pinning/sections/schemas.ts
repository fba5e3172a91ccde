import { Type, type Static } from 'typebox';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { IdSchema, NothingSchema, Nullable, pageFields, defineSchemas } from '../../protocol/schemas.ts';
import { SectionSchema } from '../boards/records.ts';
import { BoardSectionResource, BoardSectionsResource } from './calls.ts';

const title = Type.String({ minLength: 1, maxLength: textLimits.sectionName });

/** By id, or by its board and its slug. */
export const GetSectionInputSchema = Type.Union([
  Type.Object({ section_id: IdSchema }),
  Type.Object({ board_id: IdSchema, slug: Type.String({ maxLength: 400 }) }),
]);
export type GetSectionInput = Static<typeof GetSectionInputSchema>;

export const CreateSectionInputSchema = Type.Object({ board_id: IdSchema, title });
export type CreateSectionInput = Static<typeof CreateSectionInputSchema>;

export const UpdateSectionInputSchema = Type.Object({
  section_id: IdSchema,
  title: Type.Optional(title),
  before: Type.Optional(Nullable(IdSchema)),
  /** Another section of the board, whose pins this one takes in; it goes, and comes back with them by its own `restore`. */
  merge: Type.Optional(IdSchema),
  restore: Type.Optional(Type.Literal(true)),
});
export type UpdateSectionInput = Static<typeof UpdateSectionInputSchema>;

export const DeleteSectionInputSchema = Type.Object({ section_id: IdSchema });
export type DeleteSectionInput = Static<typeof DeleteSectionInputSchema>;

export const SectionsInputSchema = Type.Object({ board_id: IdSchema, ...pageFields });
export type SectionsInput = Static<typeof SectionsInputSchema>;

export const sectionSchemas = [
  defineSchemas(BoardSectionResource.get, { input: GetSectionInputSchema, output: SectionSchema }),
  defineSchemas(BoardSectionResource.create, { input: CreateSectionInputSchema, output: SectionSchema }),
  defineSchemas(BoardSectionResource.update, { input: UpdateSectionInputSchema, output: SectionSchema }),
  defineSchemas(BoardSectionResource.delete, { input: DeleteSectionInputSchema, output: NothingSchema }),
  defineSchemas(BoardSectionsResource.get, { input: SectionsInputSchema, output: Type.Array(SectionSchema) }),
];
