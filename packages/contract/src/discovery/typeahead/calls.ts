import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { TypeaheadInput, TypeaheadItems } from './schemas.ts';

/** Suggestions while typing: own recent searches first, then queries, boards and people. */
export const AdvancedTypeaheadResource = defineResource('AdvancedTypeaheadResource', {
  get: forAnyone<TypeaheadInput, TypeaheadItems>(),
});
