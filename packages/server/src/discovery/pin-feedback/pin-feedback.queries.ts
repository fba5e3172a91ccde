import { sql, type RawBuilder } from 'kysely';

/** Whether a person hid a picture, by the SQL reference of its id. */
export function hiddenBy(userId: string, pictureId: RawBuilder<unknown>): RawBuilder<{ isHidden: boolean }> {
  return sql<{ isHidden: boolean }>`json_build_object('isHidden',
    (SELECT 1 FROM hidden_pins h WHERE h.user_id = ${userId} AND h.picture_id = ${pictureId}) IS NOT NULL)`;
}
