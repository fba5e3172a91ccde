import type { Core } from '../../core/core.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { findAccount, sendAccountMail } from '../../identity/accounts/index.ts';
import { takeUntold } from './cases.queries.ts';
import { decisionPath } from './decision-links.service.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Somebody is told what moderators decided about something of theirs. */
    'case.told': { readonly caseId: string };
  }
}

const MAILS_AT_ONCE = 20;
/** A job ends before it would count as lost; the next one goes on. */
const LONGEST_MILLISECONDS = 4 * 60_000;

/** Tells authors by mail and in their news what was decided, once each. */
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
      if (decision === 'nothing') continue;
      await core.outbox.emit(trx, 'case.told', { caseId });
      const mail = { mail: 'moderated', path: decisionPath(core, row), values: { statement } } as const;
      await sendAccountMail(core, await findAccount(trx, authorId), mail, trx);
    }
    return untold.length > 0;
  });
}
