import { FeedbackResource, sendFeedback } from '@bowerbird/contract/measurement/feedback/calls.ts';
import { feedbackSchemas } from '@bowerbird/contract/measurement/feedback/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { handleForOwner } from '../../identity/owner/index.ts';
import { deleteFeedbackOf, selectFeedbackForExport } from './feedback.queries.ts';
import { list, remove, send } from './feedback.service.ts';

/** What people think of the product, told to the instance's owner (`C7.21`). */
export const feedbackFeature: Feature = {
  name: 'feedback',
  schemas: feedbackSchemas,
  handlers: [
    handle(sendFeedback, (context, input) => send(context, input.feedback_data)),
    handleForOwner(FeedbackResource.get, list),
    handleForOwner(FeedbackResource.delete, (context, input) => remove(context, input.feedback_id)),
  ],
  personalData: {
    tables: ['feedback'],
    erase: (core, userId) => deleteFeedbackOf(core.db, userId),
    export: async (core, userId) => ({ feedback: await selectFeedbackForExport(core.db, userId) }),
    // A text to the owner lets nobody in.
    revertIntrusion: nothingToRevert,
  },
};
