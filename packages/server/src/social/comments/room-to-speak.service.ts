import type { Database } from '../../core/database/database.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { requireUnlimited } from '../../identity/accounts/index.ts';
import { selectSpeaker } from './room-to-speak.queries.ts';
import type { ActContext } from './comments.service.ts';

const COMMENTS_PER_HOUR = 120;
/** So much less somebody says who is new here. */
const NEW_SHARE = 0.5;

/** Refuses whom moderators limited, and who floods. Words that somebody changes count as new ones. */
export async function requireRoomToSpeak({ core, viewer }: ActContext, author: SignedInViewer): Promise<void> {
  for (const id of new Set([viewer.userId, author.userId])) await requireUnlimited(core.db, id);
  const most = await mostPerMinute(core.db, viewer.userId, core.config.limits.commentsPerMinute);
  if (most !== null) await takeFromPerson(core, { name: 'comments-a-minute', subject: viewer.userId, most, per: 'minute' });
  await takeFromPerson(core, { name: 'comments', subject: viewer.userId, most: COMMENTS_PER_HOUR });
}

/** How many comments somebody writes in a minute; the cast of the demo writes as many as it has. */
async function mostPerMinute(db: Database, userId: string, most: number): Promise<number | null> {
  const { is_new, is_demo } = await selectSpeaker(db, userId);
  if (is_demo) return null;
  return is_new ? Math.max(1, Math.floor(most * NEW_SHARE)) : most;
}
