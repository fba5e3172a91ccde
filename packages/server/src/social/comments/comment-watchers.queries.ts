import type { CommentUpdate, TalkTold } from '@bowerbird/contract/social/comments/live-updates.ts';
import '@bowerbird/contract/social/pin-responses/live-updates.ts';
import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { sendLiveUpdates } from '../../core/realtime/live-updates.queries.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { notBlocked } from '../../people/users/index.ts';

/** A page that is still open says so again before this is over. */
const WATCH_SECONDS = 150;
/** Beyond so many people a popular pin or board tells the ones who came last. */
const MOST_TOLD = 500;

/** Notes that somebody has the talk of a pin or a board open. */
export async function watchTalk(db: Database, talkId: string, userId: string): Promise<void> {
  await sql`INSERT INTO comment_watchers (talk_id, user_id, until) VALUES (${talkId}, ${userId}, now() + ${WATCH_SECONDS} * interval '1 second')
    ON CONFLICT (talk_id, user_id) DO UPDATE SET until = excluded.until`.execute(db);
}

/**
 * Tells the others who have the talk of a comment open, without a block between them and who acts. Nobody acts where moderators
 * do, or a rule. They get its id alone, and look it up with their own access.
 */
export async function tellWatchers(db: Database, name: CommentUpdate, commentId: string, actor: SignedInViewer | null): Promise<void> {
  const isOther = actor ? sql`w.user_id <> ${actor.userId} AND ${notBlocked(actor, sql.ref('w.user_id'))}` : sql`true`;
  const { rows } = await sql<{ user_id: string; talk_id: string }>`SELECT w.user_id, w.talk_id FROM comments c
      JOIN comment_watchers w ON w.talk_id = coalesce(c.pin_id, c.board_id) AND w.until > now() AND ${isOther}
    WHERE c.id = ${commentId} ORDER BY w.until DESC LIMIT ${MOST_TOLD}`.execute(db);
  await sendLiveUpdates(
    db,
    name,
    rows.map(({ user_id: to, talk_id: talkId }) => ({ to, data: { talkId, commentId } })),
  );
}

/** Tells the others who have a pin open that its reactions changed, without a block between them and who acts. */
export async function tellOfReaction(db: Database, pinId: string, actor: SignedInViewer): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`SELECT w.user_id FROM comment_watchers w
    WHERE w.talk_id = ${pinId} AND w.until > now() AND w.user_id <> ${actor.userId} AND ${notBlocked(actor, sql.ref('w.user_id'))}
    ORDER BY w.until DESC LIMIT ${MOST_TOLD}`.execute(db);
  await sendLiveUpdates(
    db,
    'pin.reacted',
    rows.map(({ user_id: to }) => ({ to, data: { pinId } })),
  );
}

/** Tells whoever has a talk open that its owner lets people comment, or no more. */
export async function tellSwitched(db: Database, data: TalkTold): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`SELECT user_id FROM comment_watchers
    WHERE talk_id = ${data.talkId} AND until > now() ORDER BY until DESC LIMIT ${MOST_TOLD}`.execute(db);
  await sendLiveUpdates(
    db,
    'comments.switched',
    rows.map(({ user_id: to }) => ({ to, data })),
  );
}

/** Tells whoever has one of these pins or boards open that it is gone. */
export async function tellGone(db: Database, talkIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ user_id: string; talk_id: string }>`SELECT w.user_id, w.talk_id FROM unnest(${talkIds}::bigint[]) t(id)
    CROSS JOIN LATERAL (SELECT * FROM comment_watchers o WHERE o.talk_id = t.id AND o.until > now() ORDER BY o.until DESC LIMIT ${MOST_TOLD}) w`.execute(
    db,
  );
  await sendLiveUpdates(
    db,
    'talk.gone',
    rows.map(({ user_id: to, talk_id: talkId }) => ({ to, data: { talkId } })),
  );
}

export async function deleteOldWatchers(db: Database): Promise<void> {
  await sql`DELETE FROM comment_watchers WHERE until < now()`.execute(db);
}

export async function deleteWatchesOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM comment_watchers WHERE user_id = ${userId}`.execute(db);
}
