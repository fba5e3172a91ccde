import { sql } from 'kysely';
import { heldBack } from '@bowerbird/domain/pinning/held-back.ts';
import { appealDays, decisionUndoSeconds, type Decision } from '@bowerbird/domain/social/moderation.ts';
import type { ReportTargetType } from '@bowerbird/domain/social/reports.ts';
import type { Database } from '../../core/database/database.ts';
import { hasOtherModerator } from './moderators.queries.ts';

/**
 * True in SQL when a decision (`c`) can no longer be taken back, so its author reads it. Mails and news may come a little later,
 * and what is gone already says why until then.
 */
const isStanding = sql<boolean>`(c.told_at IS NOT NULL OR c.decided_at < now() - ${sql.lit(decisionUndoSeconds)} * interval '1 second')`;

/** A decision as its author reads it. */
export interface StatusRow {
  readonly id: string;
  readonly target_type: ReportTargetType;
  readonly title: string;
  readonly decision: Decision;
  readonly statement: string;
  readonly decided_at: Date;
  readonly appeal: string | null;
  readonly is_upheld: boolean | null;
  readonly is_same_moderator: boolean;
  readonly may_appeal: boolean;
}

/**
 * The newest decisions about somebody's things, or one of them; those that changed nothing are not told. Of a conversation only its
 * name is told, because its lines name the person who reported it.
 */
export async function selectStatus(db: Database, userId: string, caseId: string | null = null): Promise<StatusRow[]> {
  const { rows } = await sql<StatusRow>`
    SELECT c.id, c.target_type, coalesce((SELECT coalesce(nullif(r.evidence->>'title', ''), CASE WHEN c.target_type <> 'conversation' THEN CASE WHEN length(r.evidence->>'text') > 80 THEN left(r.evidence->>'text', 79) || '…' ELSE r.evidence->>'text' END END)
        FROM reports r WHERE r.case_id = c.id ORDER BY r.id LIMIT 1), '') AS title,
      coalesce(c.decision, 'nothing') AS decision, c.statement, coalesce(c.decided_at, c.opened_at) AS decided_at, c.appeal, c.is_upheld,
      CASE WHEN c.state = 'closed' THEN EXISTS (SELECT 1 FROM moderation_log l WHERE l.case_id = c.id AND l.act IN ('upheld_alone', 'lifted_alone'))
        ELSE NOT ${hasOtherModerator} END AS is_same_moderator,
      (c.state = 'decided' AND c.decided_at > now() - ${appealDays} * interval '1 day') AS may_appeal
    FROM moderation_cases c WHERE c.author_id = ${userId} AND c.decision <> 'nothing' AND ${isStanding}
      AND c.id = coalesce(${caseId}::bigint, c.id)
    ORDER BY c.id DESC LIMIT 50`.execute(db);
  return rows;
}

/** Keeps an author's answer, once, within the days that they have; false otherwise. */
export async function saveAppeal(db: Database, userId: string, caseId: string, text: string): Promise<boolean> {
  const { rows } = await sql<{
    id: string;
  }>`UPDATE moderation_cases c SET state = 'appealed', appeal = ${text}, appealed_at = now(), assignee_id = NULL
    WHERE id = ${caseId} AND author_id = ${userId} AND state = 'decided' AND decision <> 'nothing' AND ${isStanding}
      AND decided_at > now() - ${appealDays} * interval '1 day' RETURNING id`.execute(db);
  return rows.length > 0;
}

/** How many of somebody's pins wait for a moderator. */
export async function countWaitingPins(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM pins
    WHERE owner_id = ${userId} AND held_back = ${sql.lit(heldBack.waiting)} AND deleted_at IS NULL`.execute(db);
  return rows[0]!.n;
}
