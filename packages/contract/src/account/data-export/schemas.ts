import { Type, type Static } from 'typebox';
import { defineSchemas, IdSchema, NoInputSchema, Nullable } from '../../protocol/schemas.ts';
import { DataExportsResource } from './calls.ts';

export const DataExportSchema = Type.Object({
  export_id: IdSchema,
  state: Type.Union([Type.Literal('making'), Type.Literal('ready'), Type.Literal('failed')]),
  /** Parts of the archive that are done, of how many; `total` is 0 until they are counted. */
  done: Type.Integer(),
  total: Type.Integer(),
  bytes: Nullable(Type.Integer()),
  created_at: Type.String(),
  expires_at: Type.String(),
  /** Where it is downloaded, once it is ready; the first part of several. */
  url: Nullable(Type.String()),
  /** What an import takes at once. A large archive has several, each of which is a zip of its own. */
  parts: Type.Array(Type.Object({ bytes: Type.Integer(), url: Type.String() })),
});
export type DataExport = Static<typeof DataExportSchema>;

export const dataExportSchemas = [
  defineSchemas(DataExportsResource.get, { input: NoInputSchema, output: Type.Array(DataExportSchema) }),
  defineSchemas(DataExportsResource.create, { input: NoInputSchema, output: DataExportSchema }),
];
