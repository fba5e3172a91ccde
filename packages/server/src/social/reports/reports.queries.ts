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
  /** What it was where it was seen, as JSON. */
  readonly seenAs: string;
}

/** What a case is about. */
export type CaseThing = Pick<NewReport, 'type' | 'id' | 'authorId' | 'pictureId'>;

/** Pins of one picture share a case. In a conversation each may be answerable for what they wrote. */
export function subjectOf({ type, id, pictureId, authorId }: CaseThing): string {
  if (type === 'conversation') return `${type}:${id}:${authorId}`;
  return pictureId === null ? `${type}:${id}` : `picture:${pictureId}`;
}

/**
 * The open case about a thing, held so that nobody decides it meanwhile; the first report begins it. People who report at
 * once do not wait for each other.
 */
export async function holdCase(trx: Database, thing: CaseThing, subject = subjectOf(thing)): Promise<string> {
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

/** Keeps a report in a case. Somebody's second report of the same changes their first; where it was seen stays, unless the second says that too. */
export async function insertReport(trx: Database, caseId: string, report: NewReport): Promise<ReportRow> {
  const { rows } = await sql<ReportRow>`
    INSERT INTO reports (case_id, reporter_id, target_type, target_id, reason, details, text, evidence, seen_as)
    VALUES (${caseId}, ${report.reporterId}, ${report.type}, ${report.id}, ${report.reason}, ${report.details}::text[],
      ${report.text}, ${report.evidence}::jsonb, ${report.seenAs}::jsonb)
    ON CONFLICT (case_id, reporter_id, target_type, target_id)
      DO UPDATE SET reason = excluded.reason, details = excluded.details, text = excluded.text,
        seen_as = CASE WHEN excluded.seen_as = '{}' THEN reports.seen_as ELSE excluded.seen_as END
    RETURNING id, target_type, target_id, reason, details, created_at`.execute(trx);
  return rows[0]!;
}

/** For so many days a rule does not ask again what a moderator found harmless. */
const QUIET_DAYS = 30;

/** Whether a moderator lately found that there is nothing about this. */
export async function isFoundHarmless(db: Database, subject: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM moderation_cases WHERE subject = ${subject} AND state <> 'open' AND decision = 'nothing'
    AND decided_at > now() - ${QUIET_DAYS} * interval '1 day' LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Whether a rule put this before moderators once; what it counted since is written down while they have not decided. */
export async function updateNotice(trx: Database, rule: string, thing: CaseThing, facts: string): Promise<boolean> {
  const { rows } = await sql`WITH known AS (SELECT r.id, c.state FROM reports r JOIN moderation_cases c ON c.id = r.case_id
      WHERE r.target_type = ${thing.type} AND r.target_id = ${thing.id} AND r.rule = ${rule}),
    newer AS (UPDATE reports SET facts = ${facts}::jsonb WHERE id IN (SELECT id FROM known WHERE state = 'open'))
    SELECT 1 FROM known`.execute(trx);
  return rows.length > 0;
}

/** Keeps what a rule noticed in a case; twice is once. */
export async function insertNotice(
  trx: Database,
  caseId: string,
  { rule, thing, reason, evidence, facts }: { rule: string; thing: CaseThing; reason: string; evidence: string; facts: string },
): Promise<void> {
  await sql`INSERT INTO reports (case_id, target_type, target_id, reason, evidence, rule, facts)
    VALUES (${caseId}, ${thing.type}, ${thing.id}, ${reason}, ${evidence}::jsonb, ${rule}, ${facts}::jsonb)
    ON CONFLICT (target_type, target_id, rule) WHERE rule IS NOT NULL AND rule <> 'same_picture' DO NOTHING`.execute(trx);
}

/** Takes away what somebody who leaves reported, and the cases about them. What others reported of others stays. */
export async function deleteReportsOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM reports WHERE reporter_id = ${userId}`.execute(db);
  await handCasesOver(db, userId);
  await sql`DELETE FROM moderation_cases WHERE author_id = ${userId}`.execute(db);
}

/** A case that is about things of others too goes on about the first of these. Reports of the person who leaves are taken out. */
async function handCasesOver(db: Database, userId: string): Promise<void> {
  const authorOf = sql`coalesce(p.owner_id, c.user_id)`;
  const targets = sql`LEFT JOIN pins p ON r.target_type = 'pin' AND p.id = r.target_id
    LEFT JOIN comments c ON r.target_type = 'comment' AND c.id = r.target_id`;
  await sql`WITH others AS (SELECT DISTINCT ON (r.case_id) r.case_id, r.target_type, r.target_id, ${authorOf} AS author_id
      FROM moderation_cases m JOIN reports r ON r.case_id = m.id ${targets}
      WHERE m.author_id = ${userId} AND ${authorOf} <> ${userId} ORDER BY r.case_id, r.id),
    handed AS (UPDATE moderation_cases m SET author_id = o.author_id, target_type = o.target_type, target_id = o.target_id,
        state = CASE WHEN m.state = 'appealed' THEN 'decided' ELSE m.state END, appeal = NULL, appealed_at = NULL
      FROM others o WHERE m.id = o.case_id RETURNING m.id)
    DELETE FROM reports WHERE id IN (SELECT r.id FROM reports r JOIN handed h ON h.id = r.case_id ${targets}
      WHERE coalesce(${authorOf}, ${userId}) = ${userId})`.execute(db);
}

export async function selectReportsForExport(db: Database, userId: string) {
  return db
    .selectFrom('reports')
    .select(['id', 'target_type', 'target_id', 'reason', 'details', 'text', 'seen_as', 'created_at'])
    .where('reporter_id', '=', userId)
    .orderBy('id')
    .execute();
}
