import { sql, type RawBuilder } from 'kysely';
import { ADULT_AGE } from '@bowerbird/domain/identity/birthday.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { visibility, type Visibility } from '../../endpoints/visibility.access.ts';

/**
 * True in SQL when neither of the viewer and this person blocks the other. `userId` is an SQL reference, such as
 * sql.ref('p.owner_id'). Two index probes, however long the lists are (scalar subqueries are never hashed).
 */
export function notBlocked(viewer: Viewer, userId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (viewer.userId === null) return sql<boolean>`true`;
  return sql<boolean>`((SELECT 1 FROM blocks k WHERE k.user_id = ${viewer.userId} AND k.blocked_id = ${userId} LIMIT 1) IS NULL
    AND (SELECT 1 FROM blocks k WHERE k.user_id = ${userId} AND k.blocked_id = ${viewer.userId} LIMIT 1) IS NULL)`;
}

/** True in SQL unless the viewer wants to hear nothing of this person. It takes the SQL reference of their id. */
export function notMuted(viewer: Viewer, userId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (viewer.userId === null) return sql<boolean>`true`;
  return sql<boolean>`(SELECT 1 FROM mutes k WHERE k.user_id = ${viewer.userId} AND k.muted_id = ${userId} LIMIT 1) IS NULL`;
}

/** True in SQL when this row of `users` (by its alias) is of an active person. */
export function isActive(alias: string): Visibility {
  return visibility(sql<boolean>`${sql.ref(`${alias}.state`)} = 0`);
}

/** True in SQL when this row of `users` (by its alias) may be seen: active, and not blocking the viewer. */
export function userVisibleTo(viewer: Viewer, alias: string): Visibility {
  const id = sql.ref(`${alias}.id`);
  return visibility(sql<boolean>`(${sql.ref(`${alias}.state`)} = 0
    AND (SELECT 1 FROM blocks k WHERE k.user_id = ${id} AND k.blocked_id = ${viewerIdOf(viewer)} LIMIT 1) IS NULL)`);
}

/** True in SQL when what this row of `users` keeps to followers is open to the viewer: not private, one's own, or followed. */
export function profileOpenTo(viewer: Viewer, alias: string): RawBuilder<boolean> {
  const isPrivate = sql.ref(`${alias}.is_private`);
  if (viewer.userId === null) return sql<boolean>`NOT ${isPrivate}`;
  const id = sql.ref(`${alias}.id`);
  return sql<boolean>`(NOT ${isPrivate} OR ${id} = ${viewer.userId}
    OR (SELECT 1 FROM user_follows k WHERE k.follower_id = ${viewer.userId} AND k.user_id = ${id} LIMIT 1) IS NOT NULL)`;
}

/** True in SQL when machines may list this row of `users` (by its alias): a grown-up, or of unknown age, who did not ask to be left out. */
export function isListed(alias: string): RawBuilder<boolean> {
  const birthday = sql.ref(`${alias}.birthday`);
  return sql<boolean>`(NOT ${sql.ref(`${alias}.is_hidden_from_search`)}
    AND coalesce(${birthday} <= (now() - make_interval(years => ${sql.lit(ADULT_AGE)}))::date, true))`;
}
