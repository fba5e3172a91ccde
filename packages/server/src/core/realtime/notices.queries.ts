import { sql } from 'kysely';
import type { NoticeName, Notices } from '@bowerbird/contract/protocol/notices.ts';
import type { Database } from '../database/database.ts';

/** The channel on which the processes of an instance tell each other. */
export const NOTICES_CHANNEL = 'notices';

/** What is told there: something for a person, or, by the database itself, that one of their sessions has ended. */
export type Told =
  { readonly to: string; readonly name: NoticeName; readonly data: Notices[NoticeName] } | { readonly to: string; readonly ended: string };

/** Tells people who are there, once this transaction commits; ids only, of what the person may look up. */
export async function sendNotices<N extends NoticeName>(
  db: Database,
  name: N,
  notices: readonly { readonly to: string; readonly data: Notices[N] }[],
): Promise<void> {
  if (notices.length === 0) return;
  const texts = notices.map(({ to, data }) => JSON.stringify({ to, name, data } satisfies Told));
  await sql`SELECT pg_notify(${NOTICES_CHANNEL}, told) FROM unnest(${texts}::text[]) told`.execute(db);
}
