import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema } from '../../protocol/schemas.ts';
import { CountriesResource, LocalesResource } from './calls.ts';

/** A choice with its name. */
export const NamedKeySchema = Type.Object({ key: Type.String(), name: Type.String() });
export type NamedKey = Static<typeof NamedKeySchema>;

export const regionSchemas = [
  defineSchemas(CountriesResource.get, { input: NoInputSchema, output: Type.Array(NamedKeySchema) }),
  defineSchemas(LocalesResource.get, { input: NoInputSchema, output: Type.Array(NamedKeySchema) }),
];
