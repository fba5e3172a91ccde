import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** How people answered to a pin. */
export interface ResponseCountsRow {
  readonly pin_id: string;
  readonly comments: number;
  readonly reactions_1: number;
  readonly reactions_5: number;
  readonly reactions_7: number;
  readonly reactions_11: number;
  readonly reactions_13: number;
}

/** The counters of these pins; a pin that nobody answered to has no row. */
export async function selectResponseCounts(db: Database, pinIds: readonly string[]): Promise<ResponseCountsRow[]> {
  const { rows } = await sql<ResponseCountsRow>`
    SELECT pin_id, comments, reactions_1, reactions_5, reactions_7, reactions_11, reactions_13
    FROM pin_counters WHERE pin_id = ANY(${pinIds}::bigint[])`.execute(db);
  return rows;
}
