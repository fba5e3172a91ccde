import { sql } from 'kysely';
import { countWithWaiting } from '../../core/counters/index.ts';
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

const COLUMNS = ['comments', 'reactions_1', 'reactions_5', 'reactions_7', 'reactions_11', 'reactions_13'] as const;

/** The counters of these pins. */
export async function selectResponseCounts(db: Database, pinIds: readonly string[]): Promise<ResponseCountsRow[]> {
  const counts = COLUMNS.map(
    (column) => sql`${countWithWaiting(`pin_counters.${column}`, sql.ref(`c.${column}`), sql.ref('wanted.id'))} AS ${sql.ref(column)}`,
  );
  const { rows } = await sql<ResponseCountsRow>`SELECT wanted.id AS pin_id, ${sql.join(counts)}
    FROM unnest(${pinIds}::bigint[]) AS wanted(id) LEFT JOIN pin_counters c ON c.pin_id = wanted.id`.execute(db);
  return rows;
}
