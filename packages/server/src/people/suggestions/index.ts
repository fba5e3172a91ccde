import { PeopleSuggestionsResource } from '@bowerbird/contract/people/suggestions/calls.ts';
import { peopleSuggestionSchemas } from '@bowerbird/contract/people/suggestions/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { suggestToAsk } from './suggestions.service.ts';

export type { NamesWanted } from './suggestions.queries.ts';
export { hasWordsIn } from './suggestions.queries.ts';
export { suggestByName } from './suggestions.service.ts';

/** People to choose from while somebody types a name. */
export const peopleSuggestionsFeature: Feature = {
  name: 'people-suggestions',
  schemas: peopleSuggestionSchemas,
  handlers: [handle(PeopleSuggestionsResource.get, async (context, { term }) => suggestToAsk(context, term))],
};
