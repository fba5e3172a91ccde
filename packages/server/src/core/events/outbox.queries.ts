import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** An event as it waits in the outbox. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: Record<string, string>;
  readonly createdAt: Date;
}

/** Adds an event; at commit every process is told its type. */
export async function writeEvent(db: Database, type: string, payload: object): Promise<void> {
  await sql`WITH e AS (INSERT INTO domain_events (type, payload) VALUES (${type}, ${JSON.stringify(payload)}::jsonb))
    SELECT pg_notify('domain_events', ${type})`.execute(db);
}

/** Takes the next due events; other processes skip them until this transaction ends. */
export async function takeEvents(db: Database, most: number): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`SELECT id, type, payload, created_at "createdAt" FROM domain_events
    WHERE not_before <= now() ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED`.execute(db);
  return rows;
}

export async function deleteEvents(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`DELETE FROM domain_events WHERE id = ANY(${ids}::bigint[])`.execute(db);
}

/** Lets a failed event wait, longer each time: 1 s, 2 s, … at most 17 minutes. */
export async function postponeEvent(db: Database, id: string): Promise<void> {
  await sql`UPDATE domain_events SET attempts = attempts + 1,
    not_before = now() + least(power(2, attempts), 1024) * interval '1 second' WHERE id = ${id}`.execute(db);
}
