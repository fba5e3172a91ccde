import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { NamedKey } from './schemas.ts';

/** Countries to choose from (`B7.9`), named in the language of the page. */
export const CountriesResource = defineResource('CountriesResource', {
  get: forAnyone<Record<string, never>, NamedKey[]>(),
});

/** Languages of the interface (`B7.9`), each named in itself. */
export const LocalesResource = defineResource('LocalesResource', {
  get: forAnyone<Record<string, never>, NamedKey[]>(),
});
