import type { Feature } from '../../feature.ts';
import { nothingToExport, nothingToRevert } from '../../identity/accounts/index.ts';
import { forgetUser, indexOldDocuments } from './index-documents.service.ts';
import { searchListeners } from './search-index.listeners.ts';

export { lockIndex, outdateDocuments, suggestionKinds } from './documents.queries.ts';
export { saidBySeveral, splitByMaker } from './said-by.service.ts';
export { selectPicturesOfBoth, selectPicturesOfPins, selectPinsOf, selectPinTexts, type PinText } from './texts.queries.ts';

/** Keeps what search reads right within two seconds of a change. */
export const searchIndexFeature: Feature = {
  name: 'search-index',
  listeners: searchListeners,
  ticks: [{ name: 'search-of-old-documents', everyMilliseconds: 1_000, run: indexOldDocuments }],
  personalData: {
    tables: ['own_docs', 'user_docs'],
    erase: (core, userId) => forgetUser(core.jobsDb, userId),
    // Made of pins and profiles alone, which their own features export.
    export: nothingToExport,
    revertIntrusion: nothingToRevert,
  },
};
