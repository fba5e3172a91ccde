import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { browserExtension } from './browser-extension.data.ts';

export interface AppRow {
  readonly client_id: string;
  readonly sealed_secret: string | null;
  readonly name: string;
  readonly website: string;
  readonly redirect_uris: string[];
  readonly created_at: Date;
}

const columns = sql`client_id, sealed_secret, name, website, redirect_uris, created_at`;

export async function findApp(db: Database, clientId: string): Promise<AppRow | undefined> {
  if (clientId === browserExtension.client_id) return browserExtension;
  const { rows } = await sql<AppRow>`
    SELECT ${columns} FROM apps a WHERE client_id = ${clientId} AND EXISTS (SELECT 1 FROM users u WHERE u.id = a.owner_id AND u.state = 0)`.execute(
    db,
  );
  return rows[0];
}

export async function selectApps(db: Database, clientIds: readonly string[]): Promise<AppRow[]> {
  const { rows } = await sql<AppRow>`SELECT ${columns} FROM apps WHERE client_id = ANY(${clientIds}::text[])`.execute(db);
  return clientIds.includes(browserExtension.client_id) ? [...rows, browserExtension] : rows;
}

export async function selectAppsOf(db: Database, ownerId: string): Promise<AppRow[]> {
  const { rows } = await sql<AppRow>`SELECT ${columns} FROM apps WHERE owner_id = ${ownerId} ORDER BY id`.execute(db);
  return rows;
}

/** Keeps an app, unless its person has `most` already. */
export async function insertApp(
  db: Database,
  app: {
    ownerId: string;
    clientId: string;
    sealedSecret: string | null;
    name: string;
    website: string;
    redirectUris: readonly string[];
    most: number;
  },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO apps (owner_id, client_id, sealed_secret, name, website, redirect_uris)
    SELECT ${app.ownerId}, ${app.clientId}, ${app.sealedSecret}, ${app.name}, ${app.website}, ${app.redirectUris}::text[]
    WHERE (SELECT count(*) FROM apps WHERE owner_id = ${app.ownerId}) < ${app.most} RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function deleteApp(db: Database, ownerId: string, clientId: string): Promise<boolean> {
  const { rows } = await sql`DELETE FROM apps WHERE owner_id = ${ownerId} AND client_id = ${clientId} RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** Takes a developer's apps away, all or those made since a moment, with what they hold of people. */
export async function deleteAppsOf(db: Database, ownerId: string, since = new Date(0)): Promise<void> {
  await sql`WITH gone AS (DELETE FROM apps WHERE owner_id = ${ownerId} AND created_at >= ${since} RETURNING client_id)
    DELETE FROM app_records r USING gone WHERE r.client_id = gone.client_id`.execute(db);
}

/** Whether the person of a token may still come in, and whoever made the app. */
export async function isLetIn(db: Database, userId: string, clientId: string): Promise<boolean> {
  if (clientId === browserExtension.client_id) return isActive(db, userId);
  const { rows } = await sql`
    SELECT 1 FROM apps a JOIN users maker ON maker.id = a.owner_id AND maker.state = 0
    JOIN users u ON u.id = ${userId} AND u.state = 0 WHERE a.client_id = ${clientId}`.execute(db);
  return rows.length > 0;
}

/** Whether a person may still come in. */
export async function isActive(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM users WHERE id = ${userId} AND state = 0`.execute(db);
  return rows.length > 0;
}
