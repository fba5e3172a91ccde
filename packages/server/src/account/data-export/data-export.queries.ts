import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export const exportStates = { making: 0, ready: 1, failed: 2 } as const;

export interface ExportRow {
  readonly id: string;
  readonly user_id: string;
  readonly state: number;
  readonly done: number;
  readonly total: number;
  readonly bytes: string | null;
  readonly part_bytes: string[];
  /** Null where it holds everything. */
  readonly board_ids: string[] | null;
  readonly has_pictures: boolean;
  readonly has_copies: boolean;
  readonly created_at: Date;
  readonly expires_at: Date;
  /** Until when a run holds it; the number of that run. */
  readonly worked_until: Date | null;
  readonly run: number;
}

export type ExportChoice = Pick<ExportRow, 'board_ids' | 'has_pictures' | 'has_copies'>;

/** Hours after which an archive that nobody makes will never be: its job was tried as often as jobs are. */
const GIVEN_UP_HOURS = 2;

/** Begins an archive; nothing when one is being made. */
export async function insertExport(
  db: Database,
  userId: string,
  { board_ids: boardIds = null, has_pictures: hasPictures = true, has_copies: hasCopies = true }: Partial<ExportChoice>,
): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`INSERT INTO data_exports (user_id, board_ids, has_pictures, has_copies)
    VALUES (${userId}, ${boardIds}::bigint[], ${hasPictures}, ${hasCopies}) ON CONFLICT DO NOTHING RETURNING *`.execute(db);
  return rows[0];
}

export async function selectExports(db: Database, userId: string): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    SELECT * FROM data_exports WHERE user_id = ${userId} AND expires_at > now() ORDER BY id DESC LIMIT 20`.execute(db);
  return rows;
}

/** One's own archive that is ready and not too old. */
export async function findReadyExport(db: Database, userId: string, id: string): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    SELECT * FROM data_exports WHERE id = ${id} AND user_id = ${userId} AND state = ${exportStates.ready} AND expires_at > now()`.execute(
    db,
  );
  return rows[0];
}

/** For so long an archive is held for the run that makes it, unless that run keeps it longer. */
const HELD_MINUTES = 5;
const HELD = sql`now() + ${sql.lit(HELD_MINUTES)} * interval '1 minute'`;
const IS_UNHELD = sql<boolean>`(worked_until IS NULL OR worked_until < now())`;

/** A run of the job that makes an archive. */
export type ExportRun = Pick<ExportRow, 'id' | 'run'>;

/** Takes an archive that is to be made for a new run; nothing where another one makes it. */
export async function holdExport(db: Database, id: string): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`UPDATE data_exports SET worked_until = ${HELD}, run = run + 1
    WHERE id = ${id} AND state = ${exportStates.making} AND ${IS_UNHELD} RETURNING *`.execute(db);
  return rows[0];
}

/** Keeps an archive for longer, unless another run took it meanwhile. */
export async function holdExportLonger(db: Database, { id, run }: ExportRun): Promise<void> {
  await sql`UPDATE data_exports SET worked_until = ${HELD} WHERE id = ${id} AND run = ${run} AND worked_until IS NOT NULL`.execute(db);
}

/** Leaves an archive to the next run. */
export async function letExportGo(db: Database, { id, run }: ExportRun): Promise<void> {
  await sql`UPDATE data_exports SET worked_until = NULL WHERE id = ${id} AND run = ${run}`.execute(db);
}

/** Archives whose runs were stopped in the middle. */
export async function selectStoppedExports(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM data_exports
    WHERE state = ${exportStates.making} AND worked_until < now() ORDER BY id LIMIT 100`.execute(db);
  return rows.map(({ id }) => id);
}

export async function noteProgress(db: Database, { id, run }: ExportRun, progress: { done: number; total: number }): Promise<void> {
  await sql`UPDATE data_exports SET done = ${progress.done}, total = ${progress.total}
    WHERE id = ${id} AND run = ${run} AND state = ${exportStates.making}`.execute(db);
}

/** Notes that an archive is ready; false when its person is gone, or another run took it. */
export async function markReady(db: Database, { id, run }: ExportRun, sizes: readonly number[]): Promise<boolean> {
  const { rows } = await sql`UPDATE data_exports SET state = ${exportStates.ready}, part_bytes = ${sizes}::bigint[],
      bytes = (SELECT sum(part) FROM unnest(${sizes}::bigint[]) part), done = total, expires_at = now() + interval '7 days'
    WHERE id = ${id} AND run = ${run} RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** Gives up what was not made in time, and forgets what is too old; gives the ids whose files are to go. */
export async function dropOldExports(db: Database): Promise<string[]> {
  await sql`UPDATE data_exports SET state = ${exportStates.failed}
    WHERE state = ${exportStates.making} AND created_at < now() - ${GIVEN_UP_HOURS} * interval '1 hour' AND ${IS_UNHELD}`.execute(db);
  const { rows } = await sql<{ id: string }>`DELETE FROM data_exports WHERE expires_at < now() RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}

/** So many archives of a person are kept: they are as large as all that the person has. */
const MOST_KEPT = 2;

/** Forgets the archives of a person before the newest ones; gives their ids. Those of some boards take no room from those of everything. */
export async function dropEarlierExports(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`DELETE FROM data_exports WHERE id IN (SELECT id FROM (
      SELECT id, row_number() OVER (PARTITION BY board_ids IS NULL ORDER BY id DESC) AS place FROM data_exports
        WHERE user_id = ${userId} AND state = ${exportStates.ready}) made WHERE place > ${MOST_KEPT}) RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Forgets a person's archives; gives their ids. */
export async function deleteExportsOf(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`DELETE FROM data_exports WHERE user_id = ${userId} RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}
