import { sql, type RawBuilder } from 'kysely';
import { viewerIdOf, type SignedInViewer, type Viewer } from '../../endpoints/viewer.ts';
import { isBarredByAge } from '../../people/users/index.ts';

/** So many days pass until somebody who was turned down asks the same person again. */
export const DAYS_AFTER_DENIAL = 14;

/** True in SQL when a person, by the alias of their row, turned the viewer down lately. */
function hasDenied(viewer: SignedInViewer, person: string): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT 1 FROM invite_denials d WHERE d.denier_id = ${sql.ref(`${person}.id`)} AND d.asker_id = ${viewer.userId}
    AND d.denied_at > now() - ${sql.lit(DAYS_AFTER_DENIAL)} * interval '1 day')`;
}

/** True in SQL when neither age nor a denial keeps the viewer from asking a person (the alias of their row). */
export function mayAsk(viewer: SignedInViewer, person: string): RawBuilder<boolean> {
  return sql<boolean>`(NOT ${hasDenied(viewer, person)}
    AND NOT EXISTS (SELECT 1 FROM users v WHERE v.id = ${viewer.userId} AND ${isBarredByAge(person, 'v')}))`;
}

/** True in SQL when a person (`u`, with their settings as `o`) lets the viewer ask them to boards. */
export function isAskableBy(viewer: SignedInViewer): RawBuilder<boolean> {
  return sql<boolean>`(${mayAsk(viewer, 'u')} AND CASE coalesce(o.board_invites_from, 'everyone') WHEN 'everyone' THEN true
    WHEN 'followed' THEN EXISTS (SELECT 1 FROM user_follows f WHERE f.follower_id = u.id AND f.user_id = ${viewer.userId}) ELSE false END)`;
}

/** The same of a person (`u`) alone, by settings that are looked up. */
export function mayBeAskedBy(viewer: SignedInViewer): RawBuilder<boolean> {
  return sql<boolean>`(SELECT ${isAskableBy(viewer)} FROM (SELECT 1) one LEFT JOIN user_settings o ON o.user_id = u.id)`;
}

/**
 * The SQL of words that somebody (the alias of their row) wrote to be let in or to ask others. A viewer reads none where age keeps
 * words between the two, also where they were written before that rule stood.
 */
export function wordsFor(viewer: Viewer, writer: string, words: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(CASE WHEN EXISTS (SELECT 1 FROM users reader WHERE reader.id = ${viewerIdOf(viewer)}
    AND reader.id <> ${sql.ref(`${writer}.id`)} AND ${isBarredByAge('reader', writer)}) THEN '' ELSE ${words} END)`;
}
