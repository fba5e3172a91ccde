import type { Database } from '../../core/database/database.ts';
import { holdComment, setLeadsToBlocked, setRemoved } from './comment-counts.queries.ts';
import { tellOfOwnReplies } from './shown-threads.service.ts';
import { tellWatchers } from './comment-watchers.queries.ts';

/** Removes a comment for moderators, or brings it back. It leaves every open page at once. */
export async function moderateComment(trx: Database, id: string, moderatorId: string | null): Promise<void> {
  if (!(await setRemoved(trx, id, moderatorId))) return;
  await tellWatchers(trx, moderatorId === null ? 'comment.shown' : 'comment.gone', id, null);
}

/** Keeps a comment that leads to a blocked domain from all but its author, or shows it again. Open pages hear of it at once. */
export async function keepFromOthers(trx: Database, id: string, leadsToBlocked: boolean): Promise<void> {
  const before = await holdComment(trx, id);
  await setLeadsToBlocked(trx, id, leadsToBlocked);
  const after = await holdComment(trx, id);
  if (!before || !after || after.is_deleted || before.is_filtered === after.is_filtered) return;
  if (!after.is_filtered) await tellOfOwnReplies(trx, id);
  await tellWatchers(trx, after.is_filtered ? 'comment.changed' : 'comment.shown', id, null);
}
