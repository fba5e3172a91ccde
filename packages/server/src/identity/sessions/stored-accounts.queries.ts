import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** An account of a browser, or a business of one. */
export interface StoredAccountRow {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  readonly full_name: string;
  readonly picture_signature: string | null;
  readonly logged_in: boolean;
  readonly owners: readonly string[];
  readonly is_linked: boolean;
  readonly business_name: string | null;
  readonly contact_email: string | null;
  readonly ownership_email: string | null;
}

/** The accounts of a browser and the businesses that its full sessions own, in the order in which they came. */
export async function selectStoredAccounts(
  db: Database,
  browser: { groupId: string | null; sessionId: string | null },
): Promise<StoredAccountRow[]> {
  const { rows } = await sql<StoredAccountRow>`
    WITH here AS (
      SELECT s.id, s.user_id, s.is_limited, s.expires_at > now() AND u.state = 0 is_alive, s.via_user_id
      FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE s.group_id = ${browser.groupId ?? '0'} OR s.id = ${browser.sessionId ?? '0'}
    ), owned AS (
      SELECT o.user_id, array_agg(o.owner_id::text ORDER BY o.owner_id) owners, bool_or(o.is_linked) is_linked
      FROM account_owners o JOIN here h ON h.user_id = o.owner_id
      WHERE h.is_alive AND NOT h.is_limited AND h.via_user_id IS NULL GROUP BY o.user_id
    )
    SELECT u.id, u.username, CASE WHEN h.is_limited THEN NULL ELSE u.email END email, u.full_name, u.picture_signature,
      coalesce(h.is_alive, false) logged_in, coalesce(w.owners, '{}') owners, coalesce(w.is_linked, false) is_linked,
      b.name business_name, b.contact_email, b.ownership_email
    FROM (SELECT user_id FROM here UNION SELECT user_id FROM owned) a
    JOIN users u ON u.id = a.user_id LEFT JOIN here h ON h.user_id = u.id LEFT JOIN owned w ON w.user_id = u.id
    LEFT JOIN businesses b ON b.user_id = u.id
    ORDER BY h.id NULLS LAST, u.id`.execute(db);
  return rows;
}
