import { defineResource, defineRest, forFullViewer } from '../../protocol/endpoint.ts';
import type { FlagCommentInput, Report, ReportInput } from './schemas.ts';

/** Tells the moderators that something breaks a rule. Reporting the same again while it waits changes the report that stands. */
export const ReportResource = defineResource('ReportResource', {
  create: forFullViewer<ReportInput, Report>({
    errors: [
      'pin_not_found',
      'comment_not_found',
      'board_not_found',
      'user_not_found',
      'message_not_found',
      'conversation_not_found',
      'forbidden',
      'too_many_requests',
    ],
  }),
});

/** Reports a comment (`C7.12`). */
export const flagComment = defineRest(
  'PUT',
  '/v3/aggregated_comments/:id/flag/',
  forFullViewer<FlagCommentInput, Report>({ errors: ['comment_not_found', 'forbidden', 'too_many_requests'] }),
);
