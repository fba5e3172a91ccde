import type { Database } from '../../core/database/database.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { selectOwnReplies } from './comments.queries.ts';

/** Tells what the author of a thread said in it while nobody else saw it. Who hears of a change heard nothing of these. */
export async function tellOfOwnReplies(trx: Database, threadId: string): Promise<void> {
  for (const commentId of await selectOwnReplies(trx, threadId)) await emitEvent(trx, 'comment.edited', { commentId });
}
