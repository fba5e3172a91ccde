import type { DecisionUpdate } from '@bowerbird/contract/social/moderation/live-updates.ts';
import { accountStates } from '@bowerbird/domain/identity/account-state.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { sendLiveUpdates } from '../../core/realtime/index.ts';
import { findAccount, sendAccountMail } from '../../identity/accounts/index.ts';
import { takeUntold, type HeldCase } from './cases.queries.ts';
import { decisionPath } from './decision-links.service.ts';
import { holdAccount } from './effects-on-people.queries.ts';
import { releaseHeld } from './effects.service.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Somebody is told what moderators decided about something of theirs. */
    'case.told': { readonly caseId: string };
    /** An appeal was answered. */
    'case.answered': { readonly caseId: string };
  }
}

/** Tells the author of a case that their appeal was answered: in their news, and by a mail where no news reach them. */
export async function tellOfAnswer(core: Core, trx: Database, found: HeldCase, isUpheld: boolean): Promise<void> {
  const { id: caseId, author_id: authorId } = found;
  await core.outbox.emit(trx, 'case.answered', { caseId });
  await tellPages(trx, caseId, authorId);
  const { state } = await holdAccount(trx, authorId);
  if (state === accountStates.active && found.decision !== 'suspend') return;
  const mail = { mail: isUpheld ? 'appealUpheld' : 'appealGranted', path: decisionPath(core, found) } as const;
  await sendAccountMail(core, await findAccount(trx, authorId), mail, trx);
}

/** Lets open pages of an author read anew what was decided. */
function tellPages(trx: Database, caseId: string, authorId: string): Promise<void> {
  return sendLiveUpdates<DecisionUpdate>(trx, 'decision.changed', [{ to: authorId, data: { caseId } }]);
}

export const TELL_AUTHORS_JOB = 'tell-authors';
const MAILS_AT_ONCE = 20;
/** A job ends before it would count as lost; the next one goes on. */
const LONGEST_MILLISECONDS = 4 * 60_000;

/** Tells authors once by mail and in their news what was decided, and lets go of what waited. */
export async function tellAuthors(core: Core): Promise<void> {
  const end = core.now() + LONGEST_MILLISECONDS;
  while (core.now() < end && (await tellSome(core)));
}

/** Tells some authors; false once there was nobody. */
function tellSome(core: Core): Promise<boolean> {
  return inTransaction(core.db, async (trx) => {
    const untold = await takeUntold(trx, MAILS_AT_ONCE);
    for (const row of untold) {
      const { id: caseId, author_id: authorId, decision, statement } = row;
      await releaseHeld(core, trx, row);
      if (decision === 'nothing') continue;
      await core.outbox.emit(trx, 'case.told', { caseId });
      await tellPages(trx, caseId, authorId);
      const mail = { mail: 'moderated', path: decisionPath(core, row), values: { statement } } as const;
      await sendAccountMail(core, await findAccount(trx, authorId), mail, trx);
    }
    return untold.length > 0;
  });
}
