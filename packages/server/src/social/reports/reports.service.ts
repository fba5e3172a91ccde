import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { ErrorName } from '@bowerbird/contract/protocol/errors.ts';
import type { FlagCommentInput, Report, ReportInput } from '@bowerbird/contract/social/reports/schemas.ts';
import { cleanText } from '@bowerbird/domain/clean-text.ts';
import { areDetailsOf, type ReportTargetType } from '@bowerbird/domain/social/reports.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import type { ReportedRow } from './evidence.views.ts';
import { findNoticed, findReported } from './reports.access.ts';
import { holdCase, insertReport, type ReportRow } from './reports.queries.ts';
import { tellModerators } from './tell-moderators.queries.ts';

const REPORTS_PER_HOUR = 60;

const MISSING: Readonly<Record<ReportTargetType, ErrorName>> = {
  pin: 'pin_not_found',
  comment: 'comment_not_found',
  board: 'board_not_found',
  user: 'user_not_found',
  message: 'message_not_found',
  conversation: 'conversation_not_found',
};

type Told = Omit<ReportInput, 'detailed_reasons'> & { readonly detailed_reasons?: readonly string[] };

/** Reports a comment by its own call. */
export function flag(context: CallContext<SignedInViewer>, { id, reason, detailedReasons = [] }: FlagCommentInput): Promise<Report> {
  const details = typeof detailedReasons === 'string' ? (detailedReasons.match(/[a-z_]+/gu) ?? []) : detailedReasons;
  return report(context, { target: { type: 'comment', id }, reason, detailed_reasons: details });
}

/** Keeps a report with a copy of what was seen. It hides nothing: people decide. */
export async function report({ core, viewer }: CallContext<SignedInViewer>, input: Told): Promise<Report> {
  const { target, reason, detailed_reasons: details = [] } = input;
  if (!areDetailsOf(reason, details)) throw badField('detailed_reasons', 'enum');
  await takeFromPerson(core, { name: 'reports', subject: viewer.userId, most: REPORTS_PER_HOUR });
  const seen = await findReported(core.db, viewer, target.type, target.id);
  if (!seen) throw new ApiError(MISSING[target.type]);
  if (seen.author_id === viewer.userId) throw new ApiError('forbidden', { extra: { reason: 'self' } });
  return presentReport(await inTransaction(core.db, (trx) => keepReport(trx, viewer.userId, seen, input)));
}

/** Keeps that a moderator found a public thing to break a rule, whoever blocked whom. What has gone meanwhile makes no case. */
export async function reportFound(trx: Database, userId: string, told: Pick<Told, 'target' | 'reason'>): Promise<void> {
  const seen = await findNoticed(trx, told.target.type, told.target.id);
  if (seen) await keepReport(trx, userId, seen, told);
}

async function keepReport(trx: Database, reporterId: string, seen: ReportedRow, told: Told): Promise<ReportRow> {
  const { type, id, ...seenAs } = told.target;
  const kept = {
    reporterId,
    type,
    id,
    authorId: seen.author_id,
    pictureId: seen.picture_id,
    reason: told.reason,
    details: [...new Set(told.detailed_reasons ?? [])],
    text: cleanText(told.text ?? ''),
    evidence: JSON.stringify(seen.evidence),
    seenAs: JSON.stringify(seenAs),
  };
  const caseId = await holdCase(trx, kept);
  const made = await insertReport(trx, caseId, kept);
  await tellModerators(trx, caseId);
  return made;
}

function presentReport(row: ReportRow): Report {
  return {
    report_id: row.id,
    target: { type: row.target_type, id: row.target_id },
    reason: row.reason,
    detailed_reasons: row.details,
    created_at: row.created_at.toISOString(),
  };
}
