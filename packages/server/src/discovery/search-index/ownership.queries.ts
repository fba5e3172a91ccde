import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { suggestionKinds } from './documents.queries.ts';

/** Takes away by what a person and their own pins are found; pictures and boards follow the events of their removal. */
export async function eraseDocumentsOf(db: Database, userId: string): Promise<void> {
  await sql`WITH own AS (DELETE FROM own_docs WHERE owner_id = ${userId}), person AS (DELETE FROM user_docs WHERE user_id = ${userId})
    DELETE FROM suggestions WHERE kind = ANY(${[suggestionKinds.user, suggestionKinds.username]}::smallint[]) AND target = ${userId}`.execute(
    db,
  );
}
