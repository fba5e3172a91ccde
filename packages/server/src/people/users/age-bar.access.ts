import { sql, type RawBuilder } from 'kysely';
import { OPEN_PROFILE_AGE } from '@bowerbird/domain/identity/user-settings.ts';

/** True in SQL when a person, by the alias of their row, is under 16. */
export function isYoung(person: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.ref(`${person}.birthday`)} > (now() - make_interval(years => ${sql.lit(OPEN_PROFILE_AGE)}))::date, false)`;
}

/** True in SQL when the first person, by the alias of their row, follows the second. */
export function isFollowing(follower: string, followed: string): RawBuilder<boolean> {
  return sql<boolean>`((SELECT 1 FROM user_follows f WHERE f.follower_id = ${sql.ref(`${follower}.id`)} AND f.user_id = ${sql.ref(`${followed}.id`)} LIMIT 1) IS NOT NULL)`;
}

/** True in SQL when one of two people is under 16 and does not follow the other: no words pass between them. */
export function isBarredByAge(one: string, other: string): RawBuilder<boolean> {
  return sql<boolean>`(${isYoung(one)} AND NOT ${isFollowing(one, other)} OR ${isYoung(other)} AND NOT ${isFollowing(other, one)})`;
}

/**
 * True in SQL when a person is under 16 and does not follow a writer: no words of theirs are brought to them. It takes the SQL
 * references of both ids.
 */
export function isSparedWordsOf(person: RawBuilder<unknown>, writer: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT 1 FROM users young WHERE young.id = ${person} AND young.id <> ${writer} AND ${isYoung('young')}
    AND NOT EXISTS (SELECT 1 FROM user_follows f WHERE f.follower_id = young.id AND f.user_id = ${writer}))`;
}
