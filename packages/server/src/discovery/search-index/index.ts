import type { Feature } from '../../feature.ts';
import { searchListeners } from './listeners.ts';

export { suggestionKinds } from './documents.queries.ts';

/** Keeps what search reads right within two seconds of a change. */
export const searchIndexFeature: Feature = { name: 'search-index', listeners: searchListeners };
