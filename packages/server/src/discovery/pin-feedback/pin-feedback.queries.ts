import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { ABOUT, type FewerOf } from './pin-feedback.access.ts';

const MOST_NAMED = 300;

/** Whether a person hid a picture, by the SQL reference of its id. Also names for a board that would fit it. */
export function feedbackOf(
  userId: string,
  pictureId: RawBuilder<unknown>,
  titles: RawBuilder<string[]>,
): RawBuilder<{ isHidden: boolean; board_title_suggestions: string[] }> {
  return sql<{ isHidden: boolean; board_title_suggestions: string[] }>`json_build_object('isHidden',
    (SELECT 1 FROM hidden_pins h WHERE h.user_id = ${userId} AND h.picture_id = ${pictureId}) IS NOT NULL,
    'board_title_suggestions', ${titles})`;
}

export async function hidePicture(db: Database, userId: string, pinId: string): Promise<void> {
  await sql`INSERT INTO hidden_pins (user_id, picture_id) SELECT ${userId}, id FROM ${picturesOf(pinId)} ON CONFLICT DO NOTHING`.execute(
    db,
  );
}

export async function unhidePicture(db: Database, userId: string, pinId: string): Promise<void> {
  await sql`DELETE FROM hidden_pins h USING ${picturesOf(pinId)} WHERE h.user_id = ${userId} AND h.picture_id = same.id`.execute(db);
}

/** The picture of a pin and its twins, as `same`. */
function picturesOf(pinId: string): RawBuilder<unknown> {
  return sql`(SELECT coalesce(i.twin_of, i.id) id FROM pins p JOIN pictures i ON i.id = p.picture_id WHERE p.id = ${pinId}
    UNION SELECT t.id FROM pins p JOIN pictures i ON i.id = p.picture_id JOIN pictures t ON t.twin_of = coalesce(i.twin_of, i.id) WHERE p.id = ${pinId}) same`;
}

export async function insertFewerWanted(db: Database, userId: string, about: FewerOf, targetId: string): Promise<void> {
  await db
    .insertInto('fewer_wanted')
    .values({ user_id: userId, about: ABOUT[about], target_id: targetId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFewerWanted(db: Database, userId: string, about: FewerOf, targetId: string): Promise<void> {
  await db
    .deleteFrom('fewer_wanted')
    .where('user_id', '=', userId)
    .where('about', '=', ABOUT[about])
    .where('target_id', '=', targetId)
    .execute();
}

/** Whether the picture of a pin is about a topic. */
export async function isAboutTopic(db: Database, pinId: string, topicId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pins p JOIN picture_topics x ON x.picture_id = p.picture_id
    WHERE p.id = ${pinId} AND x.topic_id = ${topicId}`.execute(db);
  return rows.length > 0;
}

/** Of what a person wants fewer pins, what was asked last first. */
export async function selectFewerWanted(db: Database, userId: string): Promise<Record<FewerOf, string[]>> {
  const rows = await db
    .selectFrom('fewer_wanted')
    .select(['about', 'target_id'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('target_id')
    .limit(MOST_NAMED)
    .execute();
  const of = (about: FewerOf) => rows.filter((row) => row.about === ABOUT[about]).map((row) => row.target_id);
  return { board: of('board'), user: of('user'), topic: of('topic') };
}

export async function deleteFeedbackOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('fewer_wanted').where('user_id', '=', userId).execute();
}

export async function selectFeedbackForExport(db: Database, userId: string) {
  return db.selectFrom('fewer_wanted').select(['about', 'target_id', 'created_at']).where('user_id', '=', userId).execute();
}
