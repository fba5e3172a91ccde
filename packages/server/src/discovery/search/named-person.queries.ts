import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { notBlocked, userVisibleTo } from '../../people/users/index.ts';

/** The documents of people that are looked at, the best tiers first. */
const MOST_LOOKED_AT = 60;

/** The person whose name or username holds what is asked for; one whose username it is stands first, then who has most followers. */
export async function selectNamedPerson(
  db: Database,
  viewer: Viewer,
  { tsquery, username }: { readonly tsquery: string; readonly username: string },
): Promise<string | null> {
  const tiers = [0, 1, 2].map(
    (tier) =>
      sql`(SELECT user_id, quality FROM user_docs WHERE tier = ${sql.lit(tier)} AND tsv @@ ${tsquery}::tsquery LIMIT ${MOST_LOOKED_AT})`,
  );
  const { rows } = await sql<{ id: string }>`SELECT u.id::text id FROM (${sql.join(tiers, sql` UNION ALL `)} LIMIT ${MOST_LOOKED_AT}) d
    JOIN users u ON u.id = d.user_id WHERE ${userVisibleTo(viewer, 'u')} AND ${notBlocked(viewer, sql.ref('u.id'))}
    ORDER BY lower(u.username) = lower(${username}) DESC, d.quality DESC, u.id LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}
