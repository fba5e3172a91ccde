import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import { typeaheadSchemas } from '@bowerbird/contract/discovery/typeahead/schemas.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { namePeople, suggest } from './typeahead.service.ts';

export { suggestTitles } from './typeahead.service.ts';

/** Suggestions while typing. */
export const typeaheadFeature: Feature = {
  name: 'typeahead',
  schemas: typeaheadSchemas,
  peopleNamed: namePeople,
  handlers: [
    handle(AdvancedTypeaheadResource.get, async ({ core, viewer, request }, input) => ({
      items: await suggest({ core, viewer, language: languageOf(request.locale) }, input.term),
    })),
  ],
};
