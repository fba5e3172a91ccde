import { defineResource, defineRest, forFullViewer } from '../../protocol/endpoint.ts';
import type { PageInput } from '../../protocol/paging.ts';
import type { Feedback, FeedbackInput, NameFeedbackInput } from './schemas.ts';

/** Tells the instance's owner what somebody thinks (`C7.21`). A text without words counts as told, and nothing is kept (`C5.4`). */
export const sendFeedback = defineRest(
  'POST',
  '/v3/analytics/feedback/',
  forFullViewer<FeedbackInput, null>({ errors: ['too_many_requests'] }),
);

/** What people told, newest first, for the instance's owner alone; what is done with can go. */
export const FeedbackResource = defineResource('FeedbackResource', {
  get: forFullViewer<PageInput, Feedback[]>({ paged: true, errors: ['not_found'] }),
  delete: forFullViewer<NameFeedbackInput, null>({ errors: ['not_found'] }),
});
