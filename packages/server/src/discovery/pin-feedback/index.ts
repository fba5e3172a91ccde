import { pinFeedback } from '@bowerbird/contract/discovery/pin-feedback/records.ts';
import { pinFeedbackSchemas } from '@bowerbird/contract/discovery/pin-feedback/schemas.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { pinFeedbackHandlers } from './pin-feedback.handlers.ts';
import { deleteFeedbackOf, hiddenBy, selectFeedbackForExport } from './pin-feedback.queries.ts';

export { isWanted } from './pin-feedback.access.ts';

/** What people do not want to see, and what discovery knows of pins. */
export const pinFeedbackFeature: Feature = {
  name: 'pin-feedback',
  schemas: pinFeedbackSchemas,
  handlers: pinFeedbackHandlers,
  recordParts: [
    givePart(pinFeedback, ({ viewer }, { pictureId }) =>
      viewer.userId === null || !pictureId ? null : hiddenBy(viewer.userId, pictureId),
    ),
  ],
  personalData: {
    tables: ['fewer_wanted'],
    erase: (core, userId) => deleteFeedbackOf(core.db, userId),
    export: async (core, userId) => ({ fewer_of: await selectFeedbackForExport(core.db, userId) }),
    revertIntrusion: nothingToRevert,
  },
};
