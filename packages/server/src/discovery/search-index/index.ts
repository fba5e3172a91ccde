import type { Feature } from '../../feature.ts';
import { nothingToExport, nothingToRevert } from '../../identity/accounts/index.ts';
import { forgetUser } from './index-documents.service.ts';
import { searchListeners } from './search-index.listeners.ts';

export { suggestionKinds } from './documents.queries.ts';
export { selectPicturesOfPins, selectPinsOf, selectPinTexts } from './texts.queries.ts';

/** Keeps what search reads right within two seconds of a change. */
export const searchIndexFeature: Feature = {
  name: 'search-index',
  listeners: searchListeners,
  personalData: {
    tables: ['own_docs', 'user_docs'],
    erase: (core, userId) => forgetUser(core.jobsDb, userId),
    // Made of pins and profiles alone, which their own features export.
    export: nothingToExport,
    revertIntrusion: nothingToRevert,
  },
};
