import type { Feedback } from '@bowerbird/contract/measurement/feedback/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { Page } from '../../endpoints/handle.ts';
import { turnPage } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { readFeedback } from './feedback.parser.ts';
import { deleteFeedback, insertFeedback, selectFeedback, type FeedbackRow } from './feedback.queries.ts';

const FEEDBACK_PER_HOUR = 20;

/** Keeps what somebody thinks; without words there is nothing to keep, and that is no failure (`C5.4`). */
export async function send({ core, viewer }: CallContext<SignedInViewer>, json: string): Promise<null> {
  const { text, source } = readFeedback(json);
  if (text === '') return null;
  await takeFromPerson(core, { name: 'feedback', subject: viewer.userId, most: FEEDBACK_PER_HOUR });
  await insertFeedback(core.db, { userId: viewer.userId, text, source });
  return null;
}

/** A page of what people told, newest first. */
export function list(context: CallContext, input: PageInput): Promise<Page<Feedback[]>> {
  return turnPage<FeedbackRow, Feedback>(context, input, {
    purpose: 'feedback',
    load: (after, most) => selectFeedback(context.core.db, { before: after?.id ?? null, most }),
    cursorOf: ({ id }) => ({ at: id, id }),
    itemOf: (row) => [presentFeedback(row)],
  });
}

/** Takes away what is done with. Throws `not_found`. */
export async function remove({ core }: CallContext, id: string): Promise<null> {
  if (!(await deleteFeedback(core.db, id))) throw new ApiError('not_found');
  return null;
}

function presentFeedback({ id, created_at: createdAt, ...rest }: FeedbackRow): Feedback {
  return { ...rest, feedback_id: id, created_at: createdAt.toISOString() };
}
