import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import type { Person } from './people.ts';
import type { Stage } from './stage.ts';

/** Makes the sessions of a person such as a link in a mail gives: their password was not asked for. */
export async function limitSessions({ databaseUrl }: Stage, person: Person): Promise<void> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1 });
  await db.updateTable('sessions').set({ is_limited: true }).where('user_id', '=', person.id).execute();
  await db.destroy();
}
