import { sql } from 'kysely';
import type { LiveUpdateName, LiveUpdates } from '@bowerbird/contract/protocol/live-updates.ts';
import type { Database } from '../database/database.ts';

/** The channel on which the processes of an instance tell each other. */
export const LIVE_UPDATES_CHANNEL = 'notices';

/** What is told there: something for a person, or, by the database itself, that one of their sessions has ended or changed. */
export type Told =
  | { readonly to: string; readonly name: LiveUpdateName; readonly data: LiveUpdates[LiveUpdateName] }
  | { readonly to: string; readonly ended: string }
  | { readonly to: string; readonly session_change: string };

/** Tells people who are there, once this transaction commits; ids only, of what the person may look up. */
export async function sendLiveUpdates<N extends LiveUpdateName>(
  db: Database,
  name: N,
  updates: readonly { readonly to: string; readonly data: LiveUpdates[N] }[],
): Promise<void> {
  if (updates.length === 0) return;
  const texts = updates.map(({ to, data }) => JSON.stringify({ to, name, data } satisfies Told));
  await sql`SELECT pg_notify(${LIVE_UPDATES_CHANNEL}, told) FROM unnest(${texts}::text[]) told`.execute(db);
}
