import { Type, type Static } from 'typebox';
import { defineSchemas, IdSchema, NoInputSchema, Nullable } from '../../protocol/schemas.ts';
import { DataExportsResource } from './calls.ts';

/** So many boards are chosen at once at most. */
const MOST_BOARDS = 500;

/** What an archive holds; everything where nothing is said. */
export const ChosenExportSchema = Type.Object({
  /** These boards alone, without what is kept of the account. */
  board_ids: Type.Optional(Type.Array(IdSchema, { minItems: 1, maxItems: MOST_BOARDS })),
  /** Whether pictures and films go out. */
  has_pictures: Type.Optional(Type.Boolean()),
  /** Whether kept copies of pages go out. */
  has_copies: Type.Optional(Type.Boolean()),
});
export type ChosenExport = Static<typeof ChosenExportSchema>;

export const DataExportSchema = Type.Object({
  export_id: IdSchema,
  state: Type.Union([Type.Literal('making'), Type.Literal('ready'), Type.Literal('failed')]),
  /** Parts of the archive that are done, of how many; `total` is 0 until they are counted. */
  done: Type.Integer(),
  total: Type.Integer(),
  bytes: Nullable(Type.Integer()),
  /** The boards that it holds alone; null where it holds everything. */
  board_ids: Nullable(Type.Array(IdSchema)),
  has_pictures: Type.Boolean(),
  has_copies: Type.Boolean(),
  created_at: Type.String(),
  expires_at: Type.String(),
  /** Where it is downloaded, once it is ready; the first part of several. */
  url: Nullable(Type.String()),
  /** What an import takes at once. A large archive has several, each of which is a zip of its own. */
  parts: Type.Array(Type.Object({ name: Type.String(), bytes: Type.Integer(), url: Type.String() })),
});
export type DataExport = Static<typeof DataExportSchema>;

export const dataExportSchemas = [
  defineSchemas(DataExportsResource.get, { input: NoInputSchema, output: Type.Array(DataExportSchema) }),
  defineSchemas(DataExportsResource.create, { input: ChosenExportSchema, output: DataExportSchema }),
];
