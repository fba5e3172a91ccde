import { sql, type RawBuilder } from 'kysely';
import { importLimits, importStates, importStatuses } from '@bowerbird/domain/creation/imports.ts';
import type { Database } from '../../../core/database/database.ts';
import { isBeingMade } from '../../video-uploads/index.ts';
import type { Fetched } from './fetched.data.ts';

/** The numbers of the statuses and states, by their place in the lists of the domain. */
export const statusNumbers = placesOf(importStatuses);
export const stateNumbers = placesOf(importStates);

function placesOf<Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, place) => [name, place])) as Record<Name, number>;
}

/** What became of an item, as queries say it. They are literals, because partial indexes name them as such. */
export const itemState = {
  waiting: sql.lit(stateNumbers.waiting),
  taken: sql.lit(stateNumbers.taken),
  duplicate: sql.lit(stateNumbers.duplicate),
  refused: sql.lit(stateNumbers.refused),
};

/** Whether an import has one of these statuses. They are literals, because partial indexes name them as such. */
export function hasStatus(names: readonly (keyof typeof statusNumbers)[], column = 'status'): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} IN (${sql.join(names.map((name) => sql.lit(statusNumbers[name])))})`;
}

export interface ImportRow {
  readonly id: string;
  readonly user_id: string;
  readonly file: string | null;
  readonly name: string;
  readonly bytes: string;
  readonly format: string | null;
  readonly status: number;
  readonly is_undoing: boolean;
  readonly choices: Record<string, unknown>;
  readonly problem: string | null;
  readonly problem_file: string;
  readonly problem_line: number | null;
  readonly worked_until: Date | null;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly tries_until: Date | null;
  readonly finished_at: Date | null;
  readonly address: string | null;
  /** Sealed. */
  readonly token: string | null;
  readonly goes_on: boolean;
  /** When its feed is read again, or its address asked again. */
  readonly next_read_at: Date;
  readonly fetched: Fetched | null;
  /** How often reading it began since it last came to an end, this time too. */
  readonly unended_reads: number;
}

export interface StateCount {
  readonly import_id: string;
  readonly state: number;
  readonly reason: string | null;
  readonly items: number;
}

/** One's own import. */
export async function selectImport(db: Database, userId: string, id: string): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`SELECT * FROM imports WHERE id = ${id} AND user_id = ${userId}`.execute(db);
  return rows[0];
}

/** The same, held against its jobs. */
export async function lockImport(db: Database, userId: string, id: string): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`SELECT * FROM imports WHERE id = ${id} AND user_id = ${userId} FOR UPDATE`.execute(db);
  return rows[0];
}

/** The imports of a person, the newest first; all of them where `most` is null. */
export async function selectImportsOf(db: Database, userId: string, most: number | null): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`SELECT * FROM imports WHERE user_id = ${userId} ORDER BY id DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** How many imports of a person go on, feeds too, and how many entries the reports of all hold. */
export async function countKept(db: Database, userId: string): Promise<{ open: number; items: number }> {
  const { rows } = await sql<{ open: number; items: number }>`SELECT
      count(*) FILTER (WHERE ${hasStatus(['reading', 'ready', 'running', 'paused'])} OR goes_on)::int AS open,
      coalesce(sum((SELECT sum(b.items) FROM import_boards b WHERE b.import_id = i.id)), 0)::int AS items
    FROM imports i WHERE user_id = ${userId}`.execute(db);
  return rows[0]!;
}

export async function countStates(db: Database, ids: readonly string[]): Promise<StateCount[]> {
  const { rows } = await sql<StateCount>`SELECT import_id, state, reason, count(*)::int AS items FROM import_items
    WHERE import_id = ANY(${ids}::bigint[]) GROUP BY 1, 2, 3 ORDER BY 1, 2, 4 DESC, 3`.execute(db);
  return rows;
}

export interface ImportChange {
  readonly status?: keyof typeof statusNumbers;
  readonly choices?: object;
  readonly isUndoing?: boolean;
  readonly format?: string;
  readonly problem?: { readonly reason: string; readonly file?: string; readonly line?: number | null } | null;
  readonly isStarted?: boolean;
  readonly isFinished?: boolean;
  readonly triesAgain?: boolean;
  readonly forgetsFile?: boolean;
  readonly file?: string;
  readonly forgetsToken?: boolean;
  readonly goesOn?: boolean;
  readonly fetched?: Fetched | null;
  readonly readsAgainInSeconds?: number;
}

/** Makes an import of an address; gives its id. */
export async function insertFromAddress(
  db: Database,
  { userId, address, name, token, goesOn }: { userId: string; address: string; name: string; token: string | null; goesOn: boolean },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`INSERT INTO imports (user_id, name, bytes, address, token, goes_on)
    VALUES (${userId}, ${name}, 0, ${address}, ${token}, ${goesOn}) RETURNING id`.execute(db);
  return rows[0]!.id;
}

/** Changes an import. */
export async function changeImport(db: Database, id: string, change: ImportChange): Promise<void> {
  const { status, choices, isUndoing, format, problem, isStarted, isFinished, triesAgain, forgetsFile, file, forgetsToken, goesOn } =
    change;
  const { fetched, readsAgainInSeconds } = change;
  const sets = [
    ...(status === undefined ? [] : [sql`status = ${statusNumbers[status]}`]),
    ...(choices === undefined ? [] : [sql`choices = ${JSON.stringify(choices)}::jsonb`]),
    ...(isUndoing === undefined ? [] : [sql`is_undoing = ${isUndoing}`]),
    ...(format === undefined ? [] : [sql`format = ${format}`]),
    ...(problem === undefined
      ? []
      : [sql`problem = ${problem?.reason ?? null}, problem_file = ${problem?.file ?? ''}, problem_line = ${problem?.line ?? null}`]),
    ...(isStarted ? [sql`started_at = COALESCE(started_at, now())`] : []),
    ...(isFinished === undefined ? [] : [isFinished ? sql`finished_at = now()` : sql`finished_at = NULL`]),
    ...(triesAgain ? [sql`tries_until = now() + ${importLimits.waitingDays} * interval '1 day'`] : []),
    ...(forgetsFile ? [sql`file = NULL`] : []),
    ...(file === undefined ? [] : [sql`file = ${file}`]),
    ...(forgetsToken ? [sql`token = NULL`] : []),
    ...(goesOn === undefined ? [] : [sql`goes_on = ${goesOn}`]),
    ...(fetched === undefined ? [] : [sql`fetched = ${fetched === null ? null : JSON.stringify(fetched)}::jsonb`]),
    ...(readsAgainInSeconds === undefined ? [] : [sql`next_read_at = now() + ${readsAgainInSeconds} * interval '1 second'`]),
  ];
  if (sets.length > 0) await sql`UPDATE imports SET ${sql.join(sets)} WHERE id = ${id}`.execute(db);
}

/** How far the pages of an import's address were read. */
export async function selectFetched(db: Database, id: string): Promise<Fetched | null> {
  const { rows } = await sql<{ fetched: Fetched | null }>`SELECT fetched FROM imports WHERE id = ${id}`.execute(db);
  return rows[0]?.fetched ?? null;
}

export async function deleteImport(db: Database, id: string): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute();
}

/** Forgets all that a person brought; gives the files that are to go. */
export async function deleteImportsOf(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    WITH u AS (DELETE FROM import_uploads WHERE user_id = ${userId} RETURNING id::text AS file),
      i AS (DELETE FROM imports WHERE user_id = ${userId} RETURNING id, file)
    SELECT file || '' AS file FROM u UNION ALL SELECT file || '' FROM i WHERE file IS NOT NULL
    UNION ALL SELECT 'address-' || id || '.part' FROM i`.execute(db);
  return rows.map(({ file }) => file);
}

/** Forgets imports that ended long ago and do not go on, or were looked at and never begun; gives the files that are to go. */
export async function dropOldImports(db: Database): Promise<string[]> {
  const { rows } = await sql<{ file: string | null }>`
    DELETE FROM imports WHERE (finished_at < now() - ${importLimits.keptDays} * interval '1 day' AND NOT goes_on)
      OR (${hasStatus(['ready'])} AND created_at < now() - ${importLimits.keptDays} * interval '1 day') RETURNING file`.execute(db);
  return rows.flatMap(({ file }) => file ?? []);
}

/** Forgets files that were kept for another try which nobody asked for; gives them. */
export async function forgetLateFiles(db: Database): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    WITH late AS (SELECT id, file FROM imports WHERE status = ${statusNumbers.done} AND file IS NOT NULL
      AND finished_at < now() - ${importLimits.waitingDays} * interval '1 day' FOR UPDATE SKIP LOCKED)
    UPDATE imports i SET file = NULL FROM late WHERE i.id = late.id RETURNING late.file || '' AS file`.execute(db);
  return rows.map(({ file }) => file);
}

/** Imports that a job should take up: to be read, to go on with, or to be undone, and nobody holds them. */
export async function selectUnheld(db: Database): Promise<Pick<ImportRow, 'id' | 'status' | 'is_undoing' | 'file' | 'format'>[]> {
  const { rows } = await sql<Pick<ImportRow, 'id' | 'status' | 'is_undoing' | 'file' | 'format'>>`
    SELECT id, status, is_undoing, file, format FROM imports i WHERE (${hasStatus(['reading', 'running'])} OR is_undoing) AND (worked_until IS NULL OR worked_until < now())
      AND ((${hasStatus(['reading'])} AND next_read_at <= now()) OR is_undoing OR tries_until < now()
        OR EXISTS (SELECT 1 FROM import_items t WHERE t.import_id = i.id AND t.state = ${itemState.waiting} AND t.picture_id IS NOT NULL)
        OR EXISTS (SELECT 1 FROM import_items t WHERE t.import_id = i.id AND t.state = ${itemState.waiting} AND t.picture_id IS NULL AND t.next_try_at <= now()
          AND NOT ${isBeingMade(sql`t.upload_id`)})
        OR NOT EXISTS (SELECT 1 FROM import_items t WHERE t.import_id = i.id AND t.state = ${itemState.waiting}))
    ORDER BY id LIMIT 100`.execute(db);
  return rows;
}

/** The oldest import of a person whose file is to be read and that nobody holds. */
export async function selectUnreadFile(db: Database, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM imports WHERE user_id = ${userId} AND ${IS_OF_WORK.read} AND file IS NOT NULL
    AND (worked_until IS NULL OR worked_until < now()) ORDER BY id LIMIT 1`.execute(db);
  return rows[0]?.id;
}

/** What a job is to do with an import. */
export type Work = 'read' | 'run' | 'undo';

const IS_OF_WORK = {
  read: sql<boolean>`${hasStatus(['reading'])} AND NOT is_undoing AND next_read_at <= now()`,
  run: sql<boolean>`${hasStatus(['running'])} AND NOT is_undoing`,
  undo: sql<boolean>`is_undoing`,
} as const;
const HELD_MINUTES = 3;

/** Takes an import for a job; nothing where another one has it, or there is no such work any more. */
export async function holdImport(db: Database, id: string, work: Work): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`UPDATE imports SET worked_until = now() + ${HELD_MINUTES} * interval '1 minute',
      unended_reads = unended_reads + ${work === 'read' ? 1 : 0}
    WHERE id = ${id} AND ${IS_OF_WORK[work]} AND (worked_until IS NULL OR worked_until < now()) RETURNING *`.execute(db);
  return rows[0];
}

/** Keeps an import for longer; false where it was paused, undone or deleted meanwhile. */
export async function holdOn(db: Database, id: string, work: Work): Promise<boolean> {
  const { rows } = await sql`UPDATE imports SET worked_until = now() + ${HELD_MINUTES} * interval '1 minute'
    WHERE id = ${id} AND ${IS_OF_WORK[work]} RETURNING 1`.execute(db);
  return rows.length > 0;
}

/**
 * Keeps an import for longer, also where it was paused meanwhile: its job is still at work, and another one would do the same
 * beside it. One that was let go stays so.
 */
export async function holdLonger(db: Database, id: string): Promise<void> {
  await sql`UPDATE imports SET worked_until = now() + ${HELD_MINUTES} * interval '1 minute'
    WHERE id = ${id} AND worked_until IS NOT NULL`.execute(db);
}

/** Leaves an import to the next job; gives whether it is to be undone by now. */
export async function letGo(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_undoing: boolean }>`UPDATE imports SET worked_until = NULL, unended_reads = 0
    WHERE id = ${id} RETURNING is_undoing`.execute(db);
  return rows[0]?.is_undoing ?? false;
}

/** Counts none of these readings, since their process is stopped on purpose. */
export async function forgiveUnendedReads(db: Database, ids: readonly string[]): Promise<void> {
  await sql`UPDATE imports SET unended_reads = 0 WHERE id = ANY(${ids}::bigint[])`.execute(db);
}
