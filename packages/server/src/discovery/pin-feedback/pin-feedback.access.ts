import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../../endpoints/viewer.ts';
import { notMuted } from '../../people/users/index.ts';

/** What fewer pins are wanted of, as `fewer_wanted` counts it. */
export const ABOUT = { board: 1, user: 2, topic: 3 } as const;
export type FewerOf = keyof typeof ABOUT;

/** Three of ten pictures stay of what fewer is wanted of; which ones does not change from page to page. */
const KEPT_OF_TEN = 3;

/**
 * True in SQL unless the viewer mutes who made this pin, by its alias. Of a board, a person
 * or a topic of which they want less, it is false for one too many.
 */
export function isWanted(viewer: Viewer, alias: string): RawBuilder<boolean> {
  if (viewer.userId === null) return sql<boolean>`true`;
  const pin = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${notMuted(viewer, pin('owner_id'))} AND ((hashint8(${pin('picture_id')}) & 1023) % 10 < ${KEPT_OF_TEN} OR NOT EXISTS (
    SELECT 1 FROM fewer_wanted w WHERE w.user_id = ${viewer.userId}
      AND ((w.about = ${ABOUT.board} AND w.target_id = ${pin('board_id')}) OR (w.about = ${ABOUT.user} AND w.target_id = ${pin('owner_id')})
        OR (w.about = ${ABOUT.topic} AND (SELECT 1 FROM picture_topics k WHERE k.picture_id = ${pin('picture_id')} AND k.topic_id = w.target_id) IS NOT NULL)))))`;
}
