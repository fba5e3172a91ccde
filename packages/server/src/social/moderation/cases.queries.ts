import { sql, type RawBuilder } from 'kysely';
import { decisionUndoSeconds, type Decision } from '@bowerbird/domain/social/moderation.ts';
import type { AbuseRule, RuleFacts } from '@bowerbird/domain/social/abuse-rules.ts';
import type { ReportReason, ReportTargetType } from '@bowerbird/domain/social/reports.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { Evidence } from '../reports/index.ts';

export type CaseState = 'open' | 'decided' | 'appealed' | 'closed';

/** A case in the queue. */
export interface CaseLineRow {
  readonly id: string;
  readonly target_type: ReportTargetType;
  readonly opened_at: Date;
  readonly decision: Decision | null;
  readonly evidence: Evidence;
  readonly reason: ReportReason;
  readonly report_count: number;
  /** The rule that noticed it, where one did. */
  readonly rule: AbuseRule | null;
}

/** What was seen at the first report, and what most reports say. */
const lineColumns = sql`c.id, c.target_type, c.opened_at, c.decision,
  (SELECT r.evidence FROM reports r WHERE r.case_id = c.id ORDER BY r.id LIMIT 1) AS evidence,
  (SELECT r.reason FROM reports r WHERE r.case_id = c.id GROUP BY r.reason ORDER BY count(*) DESC, min(r.id) LIMIT 1) AS reason,
  (SELECT count(*)::int FROM reports r WHERE r.case_id = c.id AND r.rule IS NULL) AS report_count,
  (SELECT r.rule FROM reports r WHERE r.case_id = c.id AND r.rule IS NOT NULL ORDER BY r.id LIMIT 1) AS rule`;
/** A case whose reporters have all left has nothing to show. */
const hasReports = sql`EXISTS (SELECT 1 FROM reports r WHERE r.case_id = c.id)`;

const LISTS: Readonly<Record<'open' | 'appeals' | 'decided', RawBuilder<unknown>>> = {
  open: sql`c.state = 'open'`,
  appeals: sql`c.state = 'appealed'`,
  decided: sql`c.state IN ('decided', 'closed')`,
};

/** A page of the queue: what waits longest first, what is decided newest first. */
export async function selectCases(
  db: Database,
  list: keyof typeof LISTS,
  page: { readonly after: ListCursor | null; readonly size: number },
): Promise<CaseLineRow[]> {
  const place = list === 'decided' ? sql`c.id < ${page.after?.id ?? LIST_TOP.id}` : sql`c.id > ${page.after?.id ?? '0'}`;
  const { rows } = await sql<CaseLineRow>`SELECT ${lineColumns} FROM moderation_cases c
    WHERE ${LISTS[list]} AND ${place} AND ${hasReports} ORDER BY c.id ${list === 'decided' ? sql`DESC` : sql`ASC`} LIMIT ${page.size}`.execute(
    db,
  );
  return rows;
}

/** A case as a whole, without its log. */
export interface CaseRow extends CaseLineRow {
  readonly target_id: string;
  readonly author_id: string;
  readonly picture_id: string | null;
  readonly state: CaseState;
  readonly seen_at: Date;
  readonly reported_as: { readonly reason: ReportReason; readonly count: number; readonly texts: string[] }[];
  readonly noticed: { readonly rule: AbuseRule; readonly facts: RuleFacts }[];
  readonly things: number;
  readonly is_picture_blocked: boolean;
  readonly same_picture: number;
  readonly username: string;
  readonly joined_at: Date;
  readonly pins: number;
  readonly same_link: number;
  readonly earlier: { readonly decision: Decision; readonly at: string }[];
  readonly assignee_id: string | null;
  readonly assignee: string | null;
  readonly covers_picture: boolean;
  readonly statement: string;
  readonly decided_by: string | null;
  readonly appeal: string | null;
  readonly is_upheld: boolean | null;
}

export async function selectCase(db: Database, id: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`SELECT ${lineColumns}, c.target_id, c.author_id, c.picture_id, c.state,
      (SELECT min(r.created_at) FROM reports r WHERE r.case_id = c.id) AS seen_at,
      coalesce((SELECT json_agg(json_build_object('rule', r.rule, 'facts', r.facts) ORDER BY r.id) FROM reports r
        WHERE r.case_id = c.id AND r.id IN (SELECT min(f.id) FROM reports f WHERE f.case_id = c.id AND f.rule IS NOT NULL GROUP BY f.rule)), '[]') AS noticed,
      (SELECT count(DISTINCT r.target_id)::int FROM reports r WHERE r.case_id = c.id) AS things,
      EXISTS (SELECT 1 FROM block_list l JOIN pictures x ON l.value = encode(x.signature, 'hex')
        WHERE l.kind = 'picture' AND x.id = c.picture_id) AS is_picture_blocked,
      coalesce((SELECT json_agg(json_build_object('reason', g.reason, 'count', g.count, 'texts', g.texts) ORDER BY g.count DESC, g.reason) FROM (
        SELECT r.reason, count(*)::int AS count, coalesce((array_agg(r.text ORDER BY r.id) FILTER (WHERE r.text <> ''))[1:5], '{}') AS texts
        FROM reports r WHERE r.case_id = c.id AND r.rule IS NULL GROUP BY r.reason) g), '[]') AS reported_as,
      (SELECT count(*)::int FROM pins p WHERE p.picture_id = c.picture_id AND p.deleted_at IS NULL) AS same_picture,
      u.username, u.created_at AS joined_at,
      (SELECT count(*)::int FROM pins p WHERE p.owner_id = c.author_id AND p.deleted_at IS NULL) AS pins,
      (SELECT count(*)::int FROM pins p JOIN pins t ON t.id = c.target_id AND t.link_id = p.link_id
        WHERE c.target_type = 'pin' AND p.owner_id = c.author_id AND p.deleted_at IS NULL) AS same_link,
      coalesce((SELECT json_agg(json_build_object('decision', e.decision, 'at', e.decided_at) ORDER BY e.id DESC) FROM (
        SELECT o.id, o.decision, o.decided_at FROM moderation_cases o
        WHERE o.author_id = c.author_id AND o.id <> c.id AND o.decision <> 'nothing' ORDER BY o.id DESC LIMIT 10) e), '[]') AS earlier,
      c.assignee_id, a.full_name AS assignee, c.covers_picture, c.statement, c.decided_by, c.appeal, c.is_upheld
    FROM moderation_cases c JOIN users u ON u.id = c.author_id LEFT JOIN users a ON a.id = c.assignee_id
    WHERE c.id = ${id} AND ${hasReports}`.execute(db);
  return rows[0];
}

export interface LogRow {
  readonly act: string;
  readonly by: string | null;
  readonly note: string;
  readonly at: Date;
}

export async function selectLog(db: Database, caseId: string): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`SELECT l.act, u.full_name AS by, l.note, l.at FROM moderation_log l
    LEFT JOIN users u ON u.id = l.moderator_id WHERE l.case_id = ${caseId} ORDER BY l.id LIMIT 100`.execute(db);
  return rows;
}

export async function insertLog(trx: Database, entry: { caseId: string | null; by: string; act: string; note?: string }): Promise<void> {
  await sql`INSERT INTO moderation_log (case_id, moderator_id, act, note) VALUES (${entry.caseId}, ${entry.by}, ${entry.act}, ${entry.note ?? ''})`.execute(
    trx,
  );
}

/** A case that a transaction holds. */
export interface HeldCase {
  readonly id: string;
  readonly target_type: ReportTargetType;
  readonly target_id: string;
  readonly author_id: string;
  readonly picture_id: string | null;
  readonly state: CaseState;
  readonly decision: Decision | null;
  readonly covers_picture: boolean;
  readonly decided_by: string | null;
  readonly is_late: boolean;
}

export async function holdCaseRow(trx: Database, id: string): Promise<HeldCase | undefined> {
  const { rows } =
    await sql<HeldCase>`SELECT id, target_type, target_id, author_id, picture_id, state, decision, covers_picture, decided_by,
      coalesce(told_at IS NOT NULL OR decided_at < now() - ${decisionUndoSeconds} * interval '1 second', false) AS is_late
    FROM moderation_cases WHERE id = ${id} FOR UPDATE`.execute(trx);
  return rows[0];
}

export async function saveAssignee(trx: Database, id: string, userId: string | null): Promise<void> {
  await sql`UPDATE moderation_cases SET assignee_id = ${userId} WHERE id = ${id}`.execute(trx);
}

export async function saveDecision(
  trx: Database,
  id: string,
  by: { readonly userId: string; readonly decision: Decision; readonly coversPicture: boolean; readonly statement: string },
): Promise<void> {
  await sql`UPDATE moderation_cases SET state = 'decided', decision = ${by.decision}, covers_picture = ${by.coversPicture},
      statement = ${by.statement}, decided_by = ${by.userId}, decided_at = now(), assignee_id = coalesce(assignee_id, ${by.userId})
    WHERE id = ${id}`.execute(trx);
}

/** Opens a decided case again; false where another one about the same was opened since. */
export async function reopenCase(trx: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{
    id: string;
  }>`UPDATE moderation_cases c SET state = 'open', decision = NULL, covers_picture = false, decided_by = NULL, decided_at = NULL
    WHERE c.id = ${id} AND NOT EXISTS (SELECT 1 FROM moderation_cases o WHERE o.subject = c.subject AND o.state = 'open') RETURNING c.id`.execute(
    trx,
  );
  return rows.length > 0;
}

export async function saveAnswer(trx: Database, id: string, isUpheld: boolean): Promise<void> {
  await sql`UPDATE moderation_cases SET state = 'closed', is_upheld = ${isUpheld} WHERE id = ${id}`.execute(trx);
}

/** A decision whose author is to be told. */
export interface UntoldRow {
  readonly id: string;
  readonly author_id: string;
  readonly decision: Decision;
  readonly statement: string;
}

/** Takes the decisions that can no longer be taken back, once each. */
export async function takeUntold(trx: Database, most: number): Promise<UntoldRow[]> {
  const { rows } = await sql<UntoldRow>`
    UPDATE moderation_cases SET told_at = now() WHERE id IN (SELECT id FROM moderation_cases
      WHERE told_at IS NULL AND decided_at < now() - ${decisionUndoSeconds} * interval '1 second' ORDER BY decided_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
    RETURNING id, author_id, coalesce(decision, 'nothing') AS decision, statement`.execute(trx);
  return rows;
}

/**
 * Gives each other author whose things a case is about an open case. It has what was reported of these. A decision about a
 * person is about one person alone.
 */
export async function splitByAuthor(trx: Database, { id, author_id: authorId }: Pick<HeldCase, 'id' | 'author_id'>): Promise<void> {
  await sql`WITH others AS (SELECT r.id, r.target_type, r.target_id, k.author_id, row_number() OVER (PARTITION BY k.author_id ORDER BY r.id) AS place
      FROM reports r LEFT JOIN pins p ON r.target_type = 'pin' AND p.id = r.target_id
        LEFT JOIN comments c ON r.target_type = 'comment' AND c.id = r.target_id
        CROSS JOIN LATERAL (SELECT coalesce(p.owner_id, c.user_id) AS author_id) k
      WHERE r.case_id = ${id} AND k.author_id <> ${authorId}),
    made AS (INSERT INTO moderation_cases (subject, target_type, target_id, author_id, picture_id)
      SELECT m.subject || ':of:' || o.author_id, o.target_type, o.target_id, o.author_id, m.picture_id
      FROM others o JOIN moderation_cases m ON m.id = ${id} WHERE o.place = 1
      ON CONFLICT (subject) WHERE state = 'open' DO UPDATE SET target_id = moderation_cases.target_id RETURNING id, author_id)
    UPDATE reports r SET case_id = made.id FROM others o JOIN made ON made.author_id = o.author_id WHERE r.id = o.id
      AND NOT EXISTS (SELECT 1 FROM reports k WHERE k.case_id = made.id AND k.reporter_id = r.reporter_id
        AND k.target_type = r.target_type AND k.target_id = r.target_id)`.execute(trx);
}
