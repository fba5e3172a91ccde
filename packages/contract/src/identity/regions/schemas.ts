import { Type, type Static } from 'typebox';
import { schemasFor } from '../../protocol/schemas.ts';
import { CountriesResource, LocalesResource } from './calls.ts';

/** A choice with its name. */
export const NamedKeySchema = Type.Object({ key: Type.String(), name: Type.String() });
export type NamedKey = Static<typeof NamedKeySchema>;

export const regionSchemas = [
  schemasFor(CountriesResource.get, { input: Type.Object({}), output: Type.Array(NamedKeySchema) }),
  schemasFor(LocalesResource.get, { input: Type.Object({}), output: Type.Array(NamedKeySchema) }),
];
