import type { Database } from '../../../core/database/database.ts';
import { forgiveUnendedReads, holdImport, letGo, type ImportRow } from '../records/imports.queries.ts';

/** A file that ended the process so often would do it each time, and stop everybody. */
const MOST_DEATHS = 2;

/** The imports that this process reads. */
const underWay = new Set<string>();

/** Takes an import for reading, which counts until it comes to its end. */
export async function beginReading(db: Database, id: string): Promise<ImportRow | undefined> {
  const row = await holdImport(db, id, 'read');
  if (row) underWay.add(id);
  return row;
}

/** Whether the process ended each time that this import was read, as often as may be. */
export function hasDiedTooOften({ unended_reads: reads }: ImportRow): boolean {
  return reads > MOST_DEATHS;
}

/** Leaves an import to the next job, however its reading ended. */
export async function endReading(db: Database, id: string): Promise<void> {
  underWay.delete(id);
  await letGo(db, id);
}

/** A stop that somebody asked for is no fault of the files that are being read. */
export async function forgiveReadings(db: Database): Promise<void> {
  await forgiveUnendedReads(db, [...underWay]);
}
