import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { ABOUT, type FewerOf } from './pin-feedback.access.ts';

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
  await sql`INSERT INTO hidden_pins (user_id, picture_id) SELECT ${userId}, picture_id FROM pins WHERE id = ${pinId}
    ON CONFLICT DO NOTHING`.execute(db);
}

export async function unhidePicture(db: Database, userId: string, pinId: string): Promise<void> {
  await sql`DELETE FROM hidden_pins h USING pins p WHERE p.id = ${pinId} AND h.user_id = ${userId} AND h.picture_id = p.picture_id`.execute(
    db,
  );
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

export async function deleteFeedbackOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('fewer_wanted').where('user_id', '=', userId).execute();
}

export async function selectFeedbackForExport(db: Database, userId: string) {
  return db.selectFrom('fewer_wanted').select(['about', 'target_id', 'created_at']).where('user_id', '=', userId).execute();
}
