import { abuseRules, type AbuseRule, type RuleFacts } from '@bowerbird/domain/social/abuse-rules.ts';
import type { ReportTargetType } from '@bowerbird/domain/social/reports.ts';
import type { Database } from '../../core/database/database.ts';
import { findNoticed } from './reports.access.ts';
import { tellModerators } from './tell-moderators.queries.ts';
import { holdCase, insertNotice, isFoundHarmless, subjectOf, updateNotice } from './reports.queries.ts';

/** What a rule saw. */
export interface Notice {
  readonly rule: AbuseRule;
  readonly type: ReportTargetType;
  readonly id: string;
  /** What things of several people have in common, such as a link: they share a case. */
  readonly subject?: string;
  readonly facts: RuleFacts;
}

/**
 * Puts what a rule noticed before moderators, in a case of its own or in the one that is open. Tells whether it is new. A rule
 * asks once about a thing, and not about what moderators just found harmless.
 */
export async function notice(trx: Database, { rule, type, id, subject, facts }: Notice): Promise<boolean> {
  const seen = await findNoticed(trx, type, id);
  if (!seen) return false;
  const thing = { type, id, authorId: seen.author_id, pictureId: seen.picture_id };
  const about = subject ?? subjectOf(thing);
  if (await updateNotice(trx, rule, thing, JSON.stringify(facts))) return false;
  if (await isFoundHarmless(trx, about)) return false;
  const caseId = await holdCase(trx, thing, about);
  const evidence = JSON.stringify(seen.evidence);
  await insertNotice(trx, caseId, { rule, thing, reason: abuseRules[rule], evidence, facts: JSON.stringify(facts) });
  await tellModerators(trx, caseId);
  return true;
}

/** Whether moderators found a thing harmless lately. */
export async function wasFoundHarmless(trx: Database, type: ReportTargetType, id: string): Promise<boolean> {
  const seen = await findNoticed(trx, type, id);
  if (!seen) return false;
  return isFoundHarmless(trx, subjectOf({ type, id, authorId: seen.author_id, pictureId: seen.picture_id }));
}
