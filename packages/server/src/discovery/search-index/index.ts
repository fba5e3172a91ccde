import type { Feature } from '../../feature.ts';
import { searchListeners } from './listeners.ts';
import { eraseDocumentsOf } from './ownership.queries.ts';

export { suggestionKinds } from './documents.queries.ts';

/** Keeps what search reads right within two seconds of a change. */
export const searchIndexFeature: Feature = {
  name: 'search-index',
  listeners: searchListeners,
  owns: ['own_docs', 'user_docs'],
  erase: (core, userId) => eraseDocumentsOf(core.jobsDb, userId),
  // Made of pins and profiles alone, which their own features export.
  export: async () => ({}),
};
