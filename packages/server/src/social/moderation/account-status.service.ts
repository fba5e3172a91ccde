import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { AccountStatus, AppealInput, StatusEntry } from '@bowerbird/contract/social/moderation/schemas.ts';
import { cleanText } from '@bowerbird/domain/clean-text.ts';
import type { Core } from '../../core/core.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { findAccount, selectLimitedUntil, sendAccountMail } from '../../identity/accounts/index.ts';
import { countWaitingPins, saveAppeal, selectStatus } from './account-status.queries.ts';
import { takeUntold } from './cases.queries.ts';
import type { ModeratorContext } from './moderation.service.ts';
import { presentStatus } from './moderation.views.ts';

const MAILS_AT_ONCE = 20;
/** A job ends before it would count as lost; the next one goes on. */
const LONGEST_MILLISECONDS = 4 * 60_000;

/** What was decided about one's own things, and whether one is limited. */
export async function readStatus({ core, viewer }: ModeratorContext): Promise<AccountStatus> {
  const [rows, until, waiting] = await Promise.all([
    selectStatus(core.db, viewer.userId),
    selectLimitedUntil(core.db, viewer.userId),
    countWaitingPins(core.db, viewer.userId),
  ]);
  return { limited_until: until?.toISOString() ?? null, waiting_pins: waiting, entries: rows.map(presentStatus) };
}

/** Answers a decision; another moderator reads it. */
export async function appeal({ core, viewer }: ModeratorContext, input: AppealInput): Promise<StatusEntry> {
  const text = cleanText(input.text);
  if (text === '') throw badField('text', 'required');
  const isKept = await saveAppeal(core.db, viewer.userId, input.case_id, text);
  const row = (await selectStatus(core.db, viewer.userId)).find(({ id }) => id === input.case_id);
  if (!row) throw new ApiError('not_found');
  if (!isKept) throw new ApiError('conflict');
  return presentStatus(row);
}

/** Tells authors by mail what was decided, once each. */
export async function tellAuthors(core: Core): Promise<void> {
  const end = core.now() + LONGEST_MILLISECONDS;
  while (core.now() < end && (await tellSome(core)));
}

/** Tells some authors; false once there was nobody. */
function tellSome(core: Core): Promise<boolean> {
  return inTransaction(core.db, async (trx) => {
    const untold = await takeUntold(trx, MAILS_AT_ONCE);
    for (const { author_id: authorId, decision, statement } of untold) {
      if (decision === 'nothing') continue;
      const mail = { mail: 'moderated', path: '/settings/account-status/', values: { statement } } as const;
      await sendAccountMail(core, await findAccount(trx, authorId), mail, trx);
    }
    return untold.length > 0;
  });
}
