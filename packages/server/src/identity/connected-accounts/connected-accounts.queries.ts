import { sql, type RawBuilder } from 'kysely';
import type { ProviderName } from '@bowerbird/domain/identity/providers.ts';
import type { Database } from '../../core/database/database.ts';

export interface ConnectedRow {
  readonly provider: ProviderName;
  readonly subject: string;
  readonly label: string;
  readonly created_at: Date;
}

/** Whose account a provider's account opens. */
export async function findConnected(
  db: Database,
  provider: ProviderName,
  subject: string,
): Promise<{ user_id: string; state: number } | undefined> {
  const { rows } = await sql<{ user_id: string; state: number }>`
    SELECT c.user_id, u.state FROM connected_accounts c JOIN users u ON u.id = c.user_id
    WHERE c.provider = ${provider} AND c.subject = ${subject}`.execute(db);
  return rows[0];
}

/** Connects; false when either side is connected already. */
export async function insertConnected(
  db: Database,
  row: { provider: ProviderName; subject: string; userId: string; label: string },
): Promise<boolean> {
  const { rows } = await sql`INSERT INTO connected_accounts (provider, subject, user_id, label)
    VALUES (${row.provider}, ${row.subject}, ${row.userId}, ${row.label}) ON CONFLICT DO NOTHING RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function selectConnected(db: Database, userId: string): Promise<ConnectedRow[]> {
  const { rows } = await sql<ConnectedRow>`
    SELECT provider, subject, label, created_at FROM connected_accounts WHERE user_id = ${userId} ORDER BY created_at, provider`.execute(
    db,
  );
  return rows;
}

export async function deleteConnected(db: Database, userId: string, provider: ProviderName): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM connected_accounts WHERE user_id = ${userId} AND provider = ${provider} RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** Takes away what was connected since a moment. */
export async function deleteConnectedSince(db: Database, userId: string, since: Date): Promise<void> {
  await sql`DELETE FROM connected_accounts WHERE user_id = ${userId} AND created_at >= ${since}`.execute(db);
}

export async function deleteConnectedOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM connected_accounts WHERE user_id = ${userId}`.execute(db);
}

/** What the viewer record says of a person's accounts elsewhere. */
export interface ConnectionsOfViewer {
  readonly facebook_id: string | null;
  readonly connected_to_facebook: boolean;
  readonly connected_to_google: boolean;
}

/** The accounts elsewhere of a person, by the SQL reference of their id. */
export function connectionsOf(userId: RawBuilder<unknown>): RawBuilder<ConnectionsOfViewer> {
  return sql<ConnectionsOfViewer>`(SELECT json_build_object('facebook_id', min(c.subject) FILTER (WHERE c.provider = 'facebook'),
      'connected_to_facebook', count(*) FILTER (WHERE c.provider = 'facebook') > 0, 'connected_to_google', count(*) FILTER (WHERE c.provider = 'google') > 0)
    FROM connected_accounts c WHERE c.user_id = ${userId})`;
}
