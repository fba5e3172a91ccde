import { pinFeedback } from '@bowerbird/contract/discovery/pin-feedback/records.ts';
import { pinFeedbackSchemas } from '@bowerbird/contract/discovery/pin-feedback/schemas.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { boardTitlesFor } from '../topics/index.ts';
import { pinFeedbackHandlers } from './pin-feedback.handlers.ts';
import { deleteFeedbackOf, feedbackOf, selectFeedbackForExport } from './pin-feedback.queries.ts';

export { ABOUT, isWanted } from './pin-feedback.access.ts';
export { deleteFewerWanted, selectFewerWanted } from './pin-feedback.queries.ts';

/** What people do not want to see, and what discovery knows of pins. */
export const pinFeedbackFeature: Feature = {
  name: 'pin-feedback',
  schemas: pinFeedbackSchemas,
  handlers: pinFeedbackHandlers,
  recordParts: [
    givePart(pinFeedback, ({ viewer }, { pictureId }) =>
      viewer.userId === null || !pictureId
        ? null
        : feedbackOf(viewer.userId, pictureId, boardTitlesFor(viewer.userId, pictureId, languageOf(viewer.locale ?? 'en'))),
    ),
  ],
  personalData: {
    tables: ['fewer_wanted'],
    erase: (core, userId) => deleteFeedbackOf(core.db, userId),
    export: async (core, userId) => ({ fewer_of: await selectFeedbackForExport(core.db, userId) }),
    revertIntrusion: nothingToRevert,
  },
};
