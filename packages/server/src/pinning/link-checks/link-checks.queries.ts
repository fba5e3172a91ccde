import { sql, type RawBuilder } from 'kysely';
import { linkStates } from '@bowerbird/domain/pinning/link-health.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';

const STATES = sql`(ARRAY[${sql.join(linkStates.map((state) => sql.lit(state)))}])[l.health + 1]`;
const since = sql`to_char(l.health_since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** What is known of the page behind a pin, by the SQL reference of the link's id. */
export function selectLinkCheck<Fields>(linkId: RawBuilder<unknown>): RawBuilder<Fields> {
  return sql<Fields>`(SELECT json_build_object('linkCheck', CASE WHEN l.health_since IS NULL THEN NULL ELSE json_build_object(
    'state', ${STATES}, 'since', ${since}, 'movedTo', l.moved_to) END) FROM links l WHERE l.id = ${linkId})`;
}

/** What stands beside each pin of the list. */
export interface CheckExtra {
  readonly link: string;
  readonly state: (typeof linkStates)[number];
  readonly since: string | null;
  readonly movedTo: string | null;
  readonly nextLookAt: string;
}

const WANTED = {
  moved: sql`l.health = 1`,
  gone: sql`l.health = 2`,
  waiting: sql`l.health = 0 AND l.failures > 0`,
};

/** A person's pins whose pages somebody should see to, newest first. */
export function unwellPinsOf(
  userId: string,
  state: keyof typeof WANTED | undefined,
  after: ListCursor | null,
  size: number,
): RawBuilder<unknown> {
  return sql`SELECT p.id, p.id::text AS at, json_build_object('link', l.url, 'state', ${STATES}, 'since', ${since}, 'movedTo', l.moved_to,
      'nextLookAt', to_char(l.next_read_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))::jsonb AS extra
    FROM pins p JOIN links l ON l.id = p.link_id AND (l.health <> 0 OR l.failures > 0) AND ${state ? WANTED[state] : sql`true`}
    WHERE p.owner_id = ${userId} AND p.deleted_at IS NULL AND p.id < ${(after ?? LIST_TOP).id}
    ORDER BY p.id DESC LIMIT ${size}`;
}

/** Counts of pins by what is known of their pages. */
interface UnwellCounts extends Readonly<Record<'all' | keyof typeof WANTED, number>> {}

/** How many pins of a person there are of each kind. */
export async function countUnwell(db: Database, userId: string): Promise<UnwellCounts> {
  const { rows } = await sql<UnwellCounts>`SELECT count(*)::int AS "all", count(*) FILTER (WHERE ${WANTED.gone})::int AS gone,
      count(*) FILTER (WHERE ${WANTED.moved})::int AS moved, count(*) FILTER (WHERE ${WANTED.waiting})::int AS waiting
    FROM pins p JOIN links l ON l.id = p.link_id AND (l.health <> 0 OR l.failures > 0)
    WHERE p.owner_id = ${userId} AND p.deleted_at IS NULL`.execute(db);
  return rows[0]!;
}

/** Has the page behind a pin of this person looked at next; `false` where they have no such pin. */
export async function makeLinkDue(db: Database, userId: string, pinId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`UPDATE links SET next_read_at = now() FROM pins p
    WHERE p.id = ${pinId} AND p.owner_id = ${userId} AND p.deleted_at IS NULL AND links.id = p.link_id RETURNING links.id`.execute(db);
  return rows.length > 0;
}
