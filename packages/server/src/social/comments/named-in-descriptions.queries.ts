import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../../endpoints/viewer.ts';
import { notBlocked, userVisibleTo } from '../../people/users/index.ts';
import { letsBeNamedBy } from './comments.access.ts';

/** Whom the description of a pin or a board names, by the SQL reference of its id. Where a name stands, the page finds out itself. */
export function peopleNamedIn<Fields>(viewer: Viewer, table: 'pins' | 'boards', id: RawBuilder<unknown>): RawBuilder<Fields> {
  return sql<Fields>`(SELECT json_build_object('named_people', coalesce((SELECT json_agg(lower(nu.username) ORDER BY nu.id) FROM users nu
      WHERE position('@' IN d.description) > 0
        AND lower(nu.username) IN (SELECT lower(said[1]) FROM regexp_matches(d.description, '@([A-Za-z0-9_]{1,60})', 'g') said)
        AND ${userVisibleTo(viewer, 'nu')} AND ${notBlocked(viewer, sql.ref('nu.id'))} AND ${letsBeNamedBy(sql.ref('d.owner_id'), sql.ref('nu.id'))}
        AND NOT EXISTS (SELECT 1 FROM blocks k WHERE (k.user_id, k.blocked_id) IN ((nu.id, d.owner_id), (d.owner_id, nu.id)))), '[]'::json))
    FROM ${sql.table(table)} d WHERE d.id = ${id})`;
}

/** Whether a description may name people. */
export function mayNamePeople(table: 'pins' | 'boards', id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`EXISTS (SELECT FROM ${sql.table(table)} d WHERE d.id = ${id} AND position('@' IN d.description) > 0)`;
}
