import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { AccountStatus, AppealInput, StatusEntry } from '@bowerbird/contract/social/moderation/schemas.ts';
import { cleanText } from '@bowerbird/domain/clean-text.ts';
import type { Core } from '../../core/core.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { selectLimitedUntil } from '../../identity/accounts/index.ts';
import { tellModerators } from '../reports/index.ts';
import { countWaitingPins, saveAppeal, selectStatus } from './account-status.queries.ts';
import type { ModeratorContext } from './moderation.service.ts';
import { presentStatus } from './moderation.views.ts';

/** What was decided about one's own things, and whether one is limited. */
export async function readStatus({ core, viewer }: ModeratorContext): Promise<AccountStatus> {
  const [rows, until, waiting] = await Promise.all([
    selectStatus(core.db, viewer.userId),
    selectLimitedUntil(core.db, viewer.userId),
    countWaitingPins(core.db, viewer.userId),
  ]);
  return { limited_until: until?.toISOString() ?? null, waiting_pins: waiting, entries: rows.map(presentStatus) };
}

/** Answers a decision; another moderator reads it, where there is one. */
export function appeal({ core, viewer }: ModeratorContext, input: AppealInput): Promise<StatusEntry> {
  return keepAppeal(core, viewer.userId, { caseId: input.case_id, text: input.text, missing: 'not_found' });
}

/** Keeps what an author answers, once. Throws `missing` where there is no such decision about them. */
export async function keepAppeal(
  core: Core,
  userId: string,
  answer: { readonly caseId: string; readonly text: string; readonly missing: 'not_found' | 'dead_token' },
): Promise<StatusEntry> {
  const { caseId, missing } = answer;
  const text = cleanText(answer.text);
  if (text === '') throw badField('text', 'required');
  const isKept = await saveAppeal(core.db, userId, caseId, text);
  const [row] = await selectStatus(core.db, userId, caseId);
  if (!row) throw new ApiError(missing);
  if (!isKept) throw new ApiError('conflict');
  await tellModerators(core.db, caseId);
  return presentStatus(row);
}
