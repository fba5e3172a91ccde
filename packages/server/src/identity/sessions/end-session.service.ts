import { inTransaction } from '../../core/database/transaction.ts';
import { hashToken, makeToken } from '../../core/secrets/tokens.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { cookieNames } from '../../http/cookies.ts';
import { deleteGroupIfEmpty } from './account-groups.queries.ts';
import { findOwnGroup, leaveGroup } from './account-groups.service.ts';
import { deleteSession, renewToken } from './sessions.queries.ts';
import { COOKIE_SECONDS, SESSION_DAYS } from './sessions.service.ts';

/** A token that was renewed because of its age is good for a day more: the reply with the new one may be lost. */
const RENEWED_GRACE_SECONDS = 24 * 60 * 60;

/** Ends the session of this browser at once, or those of all accounts of it; the others rest, for who comes back. */
export async function endSession(context: CallContext, allAccounts: boolean): Promise<void> {
  const { core, viewer, cookies, cookieEffects } = context;
  await inTransaction(core.db, async (trx) => {
    const group = await findOwnGroup(trx, context, viewer.userId ?? '0');
    if (viewer.sessionId !== null) await deleteSession(trx, viewer.sessionId);
    if (!group) return;
    if (allAccounts) await leaveGroup(trx, context, group.id);
    else if (await deleteGroupIfEmpty(trx, group.id)) cookieEffects.push({ name: cookieNames.group, value: null });
  });
  if (cookies[cookieNames.session] !== undefined) cookieEffects.push({ name: cookieNames.session, value: null });
}

/** Gives the session of this browser a new token; the days that it lives. Of several requests at once one does. */
export async function refreshIdentity({ core, viewer, cookies, cookieEffects }: CallContext): Promise<number> {
  const shown = cookies[cookieNames.session];
  if (viewer.sessionId === null || shown === undefined) return 0;
  const token = makeToken();
  const tokens = { shownHash: hashToken(shown), freshHash: hashToken(token), graceSeconds: RENEWED_GRACE_SECONDS };
  const renewed = await renewToken(core.db, viewer.sessionId, tokens);
  if (renewed) {
    cookieEffects.push({ name: cookieNames.session, value: token, maxAgeSeconds: COOKIE_SECONDS });
    core.metrics.renewedTokens.inc({ viewer: renewed.isPartner ? 'partner' : 'person' });
  }
  return SESSION_DAYS;
}
