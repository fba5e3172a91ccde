import { defineRest, forFullViewer } from '../../protocol/endpoint.ts';
import type { TranslateCommentInput } from './schemas.ts';

/** A comment in the viewer's language (`C7.14`); empty where there is no service, or it gave nothing (`C8.7`). */
export const translateComment = defineRest(
  'GET',
  '/v3/aggregated_comments/:id/translate/',
  forFullViewer<TranslateCommentInput, string>({ errors: ['comment_not_found', 'too_many_requests'] }),
);
