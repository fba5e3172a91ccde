import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import { typeaheadSchemas } from '@bowerbird/contract/discovery/typeahead/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { suggest } from './typeahead.service.ts';

export { suggestTitles } from './typeahead.service.ts';

/** Suggestions while typing. */
export const typeaheadFeature: Feature = {
  name: 'typeahead',
  schemas: typeaheadSchemas,
  handlers: [handle(AdvancedTypeaheadResource.get, async (context, input) => ({ items: await suggest(context, input.term) }))],
};
