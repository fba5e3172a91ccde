import { sql } from 'kysely';
import type { ReportDetail, ReportReason, ReportTargetType } from '@bowerbird/domain/social/reports.ts';
import type { Database } from '../../core/database/database.ts';

/** A report as it is kept, without its evidence. */
export interface ReportRow {
  readonly id: string;
  readonly target_type: ReportTargetType;
  readonly target_id: string;
  readonly reason: ReportReason;
  readonly details: ReportDetail[];
  readonly created_at: Date;
}

export interface NewReport {
  readonly reporterId: string;
  readonly type: ReportTargetType;
  readonly id: string;
  readonly authorId: string;
  readonly pictureId: string | null;
  readonly reason: string;
  readonly details: readonly string[];
  readonly text: string;
  /** As JSON. */
  readonly evidence: string;
}

/**
 * The open case about a thing, held so that nobody decides it meanwhile; the first report begins it. People who report at
 * once do not wait for each other.
 */
export async function holdCase(trx: Database, thing: Pick<NewReport, 'type' | 'id' | 'authorId' | 'pictureId'>): Promise<string> {
  const subject = thing.pictureId === null ? `${thing.type}:${thing.id}` : `picture:${thing.pictureId}`;
  for (;;) {
    const { rows: open } = await sql<{ id: string }>`
      SELECT id FROM moderation_cases WHERE subject = ${subject} AND state = 'open' FOR SHARE`.execute(trx);
    if (open[0]) return open[0].id;
    const { rows: made } = await sql<{ id: string }>`
      INSERT INTO moderation_cases (subject, target_type, target_id, author_id, picture_id)
      VALUES (${subject}, ${thing.type}, ${thing.id}, ${thing.authorId}, ${thing.pictureId})
      ON CONFLICT (subject) WHERE state = 'open' DO NOTHING RETURNING id`.execute(trx);
    if (made[0]) return made[0].id;
  }
}

/** Keeps a report in a case. Somebody's second report of the same changes their first; what was seen at first stays. */
export async function insertReport(trx: Database, caseId: string, report: NewReport): Promise<ReportRow> {
  const { rows } = await sql<ReportRow>`
    INSERT INTO reports (case_id, reporter_id, target_type, target_id, reason, details, text, evidence)
    VALUES (${caseId}, ${report.reporterId}, ${report.type}, ${report.id}, ${report.reason}, ${report.details}::text[],
      ${report.text}, ${report.evidence}::jsonb)
    ON CONFLICT (case_id, reporter_id, target_type, target_id)
      DO UPDATE SET reason = excluded.reason, details = excluded.details, text = excluded.text
    RETURNING id, target_type, target_id, reason, details, created_at`.execute(trx);
  return rows[0]!;
}

/** Takes the reports of somebody who leaves away; what others reported stays. */
export async function deleteReportsOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM reports WHERE reporter_id = ${userId}`.execute(db);
  await sql`DELETE FROM moderation_cases WHERE author_id = ${userId}`.execute(db);
}

export async function selectReportsForExport(db: Database, userId: string) {
  return db
    .selectFrom('reports')
    .select(['id', 'target_type', 'target_id', 'reason', 'details', 'text', 'created_at'])
    .where('reporter_id', '=', userId)
    .orderBy('id')
    .execute();
}
