import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export interface WebsiteRow {
  readonly id: string;
  readonly domain: string;
  readonly code: string;
  readonly verified_at: Date | null;
}

export async function selectWebsites(db: Database, userId: string): Promise<WebsiteRow[]> {
  const { rows } =
    await sql<WebsiteRow>`SELECT id, domain, code, verified_at FROM claimed_websites WHERE user_id = ${userId} ORDER BY id`.execute(db);
  return rows;
}

export async function findWebsite(db: Database, userId: string, id: string): Promise<WebsiteRow | undefined> {
  const { rows } = await sql<WebsiteRow>`
    SELECT id, domain, code, verified_at FROM claimed_websites WHERE id = ${id} AND user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Claims a domain, once a person; nothing when they claim the most they may. */
export async function insertWebsite(
  db: Database,
  claim: { userId: string; domain: string; code: string; most: number },
): Promise<WebsiteRow | undefined> {
  const { rows } = await sql<WebsiteRow>`
    INSERT INTO claimed_websites (user_id, domain, code)
    SELECT ${claim.userId}::bigint, ${claim.domain}, ${claim.code}
    WHERE (SELECT count(*) FROM claimed_websites w WHERE w.user_id = ${claim.userId} AND w.domain <> ${claim.domain}) < ${claim.most}
    ON CONFLICT (user_id, domain) DO UPDATE SET domain = excluded.domain
    RETURNING id, domain, code, verified_at`.execute(db);
  return rows[0];
}

/** Notes the proof of a website; whoever proved it before has it no longer. */
export async function markVerified(trx: Database, userId: string, website: WebsiteRow): Promise<void> {
  await sql`UPDATE claimed_websites SET verified_at = CASE WHEN user_id = ${userId} THEN now() END
    WHERE domain = ${website.domain} AND (id = ${website.id} OR verified_at IS NOT NULL)`.execute(trx);
}

/** Lets a website go; false when there is none of this id. */
export async function deleteWebsite(db: Database, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`DELETE FROM claimed_websites WHERE id = ${id} AND user_id = ${userId} RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** Lets go of what was claimed since a moment. */
export async function deleteWebsitesSince(db: Database, userId: string, since: Date): Promise<void> {
  await sql`DELETE FROM claimed_websites WHERE user_id = ${userId} AND created_at >= ${since}`.execute(db);
}

export async function deleteWebsitesOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM claimed_websites WHERE user_id = ${userId}`.execute(db);
}

/** What the viewer record says of a person's websites. */
export interface WebsitesOfViewer {
  readonly domain_verified: boolean;
  readonly verified_user_websites: string[];
  readonly is_any_website_verified: boolean;
}

/** The proven websites of a person, by the SQL reference of their id. The one that their profile names is `domain_verified`. */
export function websitesOf(userId: RawBuilder<unknown>): RawBuilder<WebsitesOfViewer> {
  return sql<WebsitesOfViewer>`(SELECT json_build_object(
      'domain_verified', coalesce(bool_or(w.domain = substring(lower(p.website_url) FROM '^https?://(?:www\\.)?([^/:?#]+)')), false),
      'verified_user_websites', coalesce(json_agg(w.domain ORDER BY w.domain), '[]'), 'is_any_website_verified', count(*) > 0)
    FROM claimed_websites w JOIN users p ON p.id = w.user_id WHERE w.user_id = ${userId} AND w.verified_at IS NOT NULL)`;
}
