import { sql, type RawBuilder } from 'kysely';
import { foldCase } from '@bowerbird/domain/fold-case.ts';
import { decisionUndoSeconds, type Decision } from '@bowerbird/domain/social/moderation.ts';
import type { AbuseRule, RuleFacts } from '@bowerbird/domain/social/abuse-rules.ts';
import type { ReportDetail, ReportReason, ReportTargetType } from '@bowerbird/domain/social/reports.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { Evidence } from '../reports/index.ts';
import { hasOtherModerator, isThere } from './moderators.queries.ts';
import { isSpared } from './spared-pins.queries.ts';
import { thingsOfPerson, type ThingsOfPerson } from './things-of-people.queries.ts';

export type CaseState = 'open' | 'decided' | 'appealed' | 'closed';

/** A case in the queue. */
export interface CaseLineRow {
  readonly id: string;
  readonly number: number;
  readonly target_type: ReportTargetType;
  readonly opened_at: Date;
  readonly decision: Decision | null;
  /** Whether an answered appeal left the decision standing. */
  readonly is_upheld: boolean | null;
  readonly evidence: Evidence;
  readonly reason: ReportReason;
  readonly report_count: number;
  /** The rule that noticed it, where one did. */
  readonly rule: AbuseRule | null;
}

/** What was seen at the first report, and what most reports say. */
const lineColumns = sql`c.id, c.number, c.target_type, c.opened_at, c.decision, c.is_upheld,
  (SELECT r.evidence FROM reports r WHERE r.case_id = c.id ORDER BY r.id LIMIT 1) AS evidence,
  (SELECT r.reason FROM reports r WHERE r.case_id = c.id GROUP BY r.reason ORDER BY count(*) DESC, min(r.id) LIMIT 1) AS reason,
  (SELECT count(*)::int FROM reports r WHERE r.case_id = c.id AND r.rule IS NULL) AS report_count,
  (SELECT r.rule FROM reports r WHERE r.case_id = c.id AND r.rule IS NOT NULL ORDER BY r.id LIMIT 1) AS rule`;
/** A case whose reporters have all left has nothing to show. */
const hasReports = sql`EXISTS (SELECT 1 FROM reports r WHERE r.case_id = c.id)`;

/** How many that wait are counted; more are shown as many. */
const MOST_COUNTED = 100;

const LISTS: Readonly<Record<'open' | 'appeals' | 'decided' | 'all', RawBuilder<unknown>>> = {
  open: sql`c.state = 'open'`,
  appeals: sql`c.state = 'appealed'`,
  // What was decided along with another case stands in that one, until it is answered.
  decided: sql`(c.state = 'closed' OR (c.state = 'decided' AND c.parent_id IS NULL))`,
  all: sql`true`,
};
/** The lists whose oldest case comes first, because it waits longest. */
const WAITING: ReadonlySet<string> = new Set(['open', 'appeals']);

/** A page of the queue: what waits longest first, all else newest first. */
export async function selectCases(
  db: Database,
  { list, term }: { readonly list: keyof typeof LISTS; readonly term: string },
  page: { readonly after: ListCursor | null; readonly size: number },
): Promise<CaseLineRow[]> {
  const isWaiting = WAITING.has(list);
  const place = isWaiting ? sql`c.id > ${page.after?.id ?? '0'}` : sql`c.id < ${page.after?.id ?? LIST_TOP.id}`;
  const { rows } = await sql<CaseLineRow>`SELECT ${lineColumns} FROM moderation_cases c
    WHERE ${LISTS[list]} AND ${place} AND ${hasReports} AND ${isFoundBy(term)}
    ORDER BY c.id ${isWaiting ? sql`ASC` : sql`DESC`} LIMIT ${page.size}`.execute(db);
  return rows;
}

const NUMBER = /^#?([0-9]{1,9})$/u;

/**
 * Whether a case (`c`) has a number, or is about somebody whose username begins so or whose name has these words. Its people
 * are found first, once: `users_for_owner` and `moderation_cases_author` then find the cases.
 */
function isFoundBy(term: string): RawBuilder<boolean> {
  const text = foldCase(term).replace(/^@/u, '').trim();
  if (text === '') return sql<boolean>`true`;
  const number = NUMBER.exec(term)?.[1] ?? null;
  const pattern = `%${text.replaceAll(/[\\%_]/gu, '\\$&')}%`;
  return sql<boolean>`(c.number = ${number}::int OR c.author_id = ANY(ARRAY(SELECT u.id FROM users u
    WHERE lower(u.username || ' ' || u.full_name || ' ' || coalesce(u.email, '')) LIKE ${pattern}
      AND (starts_with(lower(u.username), ${text}) OR strpos(lower(u.full_name), ${text}) > 0))))`;
}

/** How many cases wait for a decision, and how many appeals for an answer, up to a hundred of each. */
export async function countWaitingCases(db: Database): Promise<{ readonly open: number; readonly appeals: number }> {
  const waiting = (list: 'open' | 'appeals') =>
    sql`(SELECT count(*)::int FROM (SELECT 1 FROM moderation_cases c WHERE ${LISTS[list]} AND ${hasReports} LIMIT ${sql.lit(MOST_COUNTED)}) x)`;
  const { rows } = await sql<{
    open: number;
    appeals: number;
  }>`SELECT ${waiting('open')} AS open, ${waiting('appeals')} AS appeals`.execute(db);
  return rows[0]!;
}

/** What a report says of the thing where it was seen. */
export interface SeenAsJson {
  readonly parentId?: string;
  readonly isProduct?: boolean;
  readonly isPromoted?: boolean;
  readonly isThirdPartyAd?: boolean;
  readonly videoDuration?: number;
  readonly viewType?: number;
  readonly viewParameter?: number;
}

/** A case as a whole, without its log. */
export interface CaseRow extends CaseLineRow {
  readonly target_id: string;
  readonly author_id: string;
  readonly picture_id: string | null;
  readonly state: CaseState;
  readonly seen_at: Date;
  readonly seen_as: SeenAsJson;
  readonly reported_as: {
    readonly reason: ReportReason;
    readonly count: number;
    readonly details: { readonly detail: ReportDetail; readonly count: number }[];
    readonly texts: string[];
  }[];
  readonly noticed: { readonly rule: AbuseRule; readonly facts: RuleFacts }[];
  readonly things: number;
  /** Whether others have cases of their own for the same decision. */
  readonly is_shared: boolean;
  readonly is_picture_blocked: boolean;
  readonly same_picture: number;
  readonly spared_pins: number;
  readonly username: string;
  readonly joined_at: Date;
  readonly pins: number;
  readonly same_link: number;
  readonly same_network: number;
  readonly earlier: { readonly decision: Decision; readonly at: string; readonly is_upheld: boolean | null }[];
  readonly newest: ThingsOfPerson | null;
  readonly assignee_id: string | null;
  readonly assignee: string | null;
  readonly covers_picture: boolean;
  readonly statement: string;
  readonly decided_by: string | null;
  readonly appeal: string | null;
  readonly has_other_moderator: boolean;
}

/** How many other accounts have a session from a network of the author (`c.author_id`), up to a hundred; never which network. */
const othersOfNetwork = sql`(SELECT count(*)::int FROM (SELECT DISTINCT o.user_id FROM sessions s JOIN sessions o ON o.network = s.network
  WHERE s.user_id = c.author_id AND o.user_id <> c.author_id AND s.expires_at > now() AND o.expires_at > now() LIMIT 100) x)`;

/** What people ticked beside a reason (`g`) of a case (`c`), the most frequent first. */
const detailsOfReason = sql`(SELECT coalesce(json_agg(json_build_object('detail', d.detail, 'count', d.count) ORDER BY d.count DESC, d.detail), '[]')
  FROM (SELECT t.detail, count(*)::int AS count FROM reports r CROSS JOIN LATERAL unnest(r.details) AS t(detail)
    WHERE r.case_id = c.id AND r.rule IS NULL AND r.reason = g.reason GROUP BY t.detail) d)`;

/** Whether a case (`c`) was decided along with others. */
const isShared = sql`(c.parent_id IS NOT NULL OR EXISTS (SELECT 1 FROM moderation_cases k WHERE k.parent_id = c.id))`;

const shownCase = { id: sql`c.id`, author_id: sql`c.author_id` };

/** How many live pins (`p`) of the picture of a case (`c`) there are, of which something is true. */
const pinsOfPicture = (isCounted: RawBuilder<unknown>) =>
  sql`(SELECT count(*)::int FROM pins p WHERE p.picture_id = c.picture_id AND p.deleted_at IS NULL AND ${isCounted})`;

export async function selectCase(db: Database, id: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`SELECT ${lineColumns}, c.target_id, c.author_id, c.picture_id, c.state,
      (SELECT min(r.created_at) FROM reports r WHERE r.case_id = c.id) AS seen_at,
      coalesce((SELECT r.seen_as FROM reports r WHERE r.case_id = c.id AND r.seen_as <> '{}' ORDER BY r.id LIMIT 1), '{}') AS seen_as,
      coalesce((SELECT json_agg(json_build_object('rule', r.rule, 'facts', r.facts) ORDER BY r.id) FROM reports r
        WHERE r.case_id = c.id AND r.id IN (SELECT min(f.id) FROM reports f WHERE f.case_id = c.id AND f.rule IS NOT NULL GROUP BY f.rule)), '[]') AS noticed,
      (SELECT count(DISTINCT r.target_id)::int FROM reports r
        WHERE r.case_id = c.id OR r.case_id IN (SELECT k.id FROM moderation_cases k WHERE k.parent_id = c.id)) AS things,
      ${isShared} AS is_shared,
      EXISTS (SELECT 1 FROM block_list l JOIN pictures x ON l.value = encode(x.signature, 'hex')
        WHERE l.kind = 'picture' AND x.id = c.picture_id) AS is_picture_blocked,
      coalesce((SELECT json_agg(json_build_object('reason', g.reason, 'count', g.count, 'details', ${detailsOfReason}, 'texts', g.texts) ORDER BY g.count DESC, g.reason) FROM (
        SELECT r.reason, count(*)::int AS count, coalesce((array_agg(r.text ORDER BY r.id) FILTER (WHERE r.text <> ''))[1:5], '{}') AS texts
        FROM reports r WHERE r.case_id = c.id AND r.rule IS NULL GROUP BY r.reason) g), '[]') AS reported_as,
      ${pinsOfPicture(sql`NOT ${isSpared(shownCase)}`)} AS same_picture, ${pinsOfPicture(isSpared(shownCase))} AS spared_pins,
      u.username, u.created_at AS joined_at,
      (SELECT count(*)::int FROM pins p WHERE p.owner_id = c.author_id AND p.deleted_at IS NULL) AS pins,
      (SELECT count(*)::int FROM pins p JOIN pins t ON t.id = c.target_id AND t.link_id = p.link_id
        WHERE c.target_type = 'pin' AND p.owner_id = c.author_id AND p.deleted_at IS NULL) AS same_link,
      ${othersOfNetwork} AS same_network,
      coalesce((SELECT json_agg(json_build_object('decision', e.decision, 'at', e.decided_at, 'is_upheld', e.is_upheld) ORDER BY e.id DESC) FROM (
        SELECT o.id, o.decision, o.decided_at, o.is_upheld FROM moderation_cases o
        WHERE o.author_id = c.author_id AND o.id <> c.id AND o.decision <> 'nothing' ORDER BY o.id DESC LIMIT 10) e), '[]') AS earlier, ${thingsOfPerson} AS newest,
      c.assignee_id, a.full_name AS assignee, c.covers_picture, c.statement, c.decided_by, c.appeal,
      ${hasOtherModerator} AS has_other_moderator
    FROM moderation_cases c JOIN users u ON u.id = c.author_id LEFT JOIN users a ON a.id = c.assignee_id AND ${isThere('a')}
    WHERE c.id = ${id} AND ${hasReports}`.execute(db);
  return rows[0];
}

export interface LogRow {
  readonly act: string;
  readonly by: string | null;
  readonly note: string;
  readonly at: Date;
}

/**
 * Whether a line of the log (`p`) of the case that a case (`k`) was decided with is of both: what came until the decision, and what
 * became of the picture. Its author's appeal is about their own things alone.
 */
const isOfBoth = sql`(p.act IN ('blocked_picture', 'unblocked_picture')
  OR p.id <= (SELECT max(d.id) FROM moderation_log d WHERE d.case_id = k.parent_id AND d.act = k.decision))`;

/** What became of a case, in the order in which it did. Its author does one thing of these: they appeal. */
export async function selectLog(db: Database, caseId: string): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`SELECT l.act, u.full_name AS by, l.note, l.at FROM (
      SELECT id, moderator_id AS by_id, act, note, at FROM moderation_log WHERE case_id = ${caseId}
      UNION ALL SELECT p.id, p.moderator_id, p.act, p.note, p.at FROM moderation_cases k JOIN moderation_log p ON p.case_id = k.parent_id
        WHERE k.id = ${caseId} AND ${isOfBoth}
      UNION ALL SELECT k.id, k.author_id, 'appealed', '', k.appealed_at FROM moderation_cases k WHERE k.id = ${caseId} AND k.appealed_at IS NOT NULL) l
    LEFT JOIN users u ON u.id = l.by_id AND ${isThere('u')} ORDER BY l.at, l.id LIMIT 100`.execute(db);
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
  readonly assignee_id: string | null;
  readonly is_late: boolean;
  /** The case that it was decided with. */
  readonly parent_id: string | null;
  /** Whether others have cases of their own for the same decision. */
  readonly is_shared: boolean;
  readonly has_other_moderator: boolean;
}

export async function holdCaseRow(trx: Database, id: string): Promise<HeldCase | undefined> {
  const { rows } =
    await sql<HeldCase>`SELECT id, target_type, target_id, author_id, picture_id, state, decision, covers_picture, decided_by, assignee_id,
      coalesce(told_at IS NOT NULL OR decided_at < now() - ${decisionUndoSeconds} * interval '1 second', false) AS is_late,
      parent_id, ${isShared} AS is_shared,
      ${hasOtherModerator} AS has_other_moderator
    FROM moderation_cases c WHERE id = ${id} FOR UPDATE`.execute(trx);
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

/** Takes some decisions that can no longer be taken back, once each. */
export async function takeUntold(trx: Database, most: number): Promise<UntoldRow[]> {
  const { rows } = await sql<UntoldRow>`
    UPDATE moderation_cases SET told_at = now() WHERE id IN (SELECT id FROM moderation_cases
      WHERE told_at IS NULL AND decided_at < now() - ${decisionUndoSeconds} * interval '1 second' ORDER BY decided_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
    RETURNING id, author_id, coalesce(decision, 'nothing') AS decision, statement`.execute(trx);
  return rows;
}
