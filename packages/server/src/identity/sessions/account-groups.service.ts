import type { StoredAccounts } from '@bowerbird/contract/identity/sessions/stored-accounts.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Database } from '../../core/database/database.ts';
import { hashToken, makeToken } from '../../core/secrets/tokens.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { cookieNames } from '../../http/cookies.ts';
import {
  deleteGroup,
  deleteGroupSessionOf,
  findOwnerIn,
  insertGroup,
  lockGroup,
  renewGroup,
  parkSession,
  resumeSession,
  type AccountGroup,
} from './account-groups.queries.ts';
import { insertSession } from './sessions.queries.ts';
import { COOKIE_SECONDS, deviceOf, GRACE_SECONDS, networkOf, SESSION_DAYS } from './sessions.service.ts';
import { selectStoredAccounts } from './stored-accounts.queries.ts';
import { presentStoredAccounts } from './stored-accounts.views.ts';

/** How many accounts one browser keeps. */
const MOST_ACCOUNTS = 10;

/** The group of this browser. A cookie of one that the session does not stand in was put there by somebody else. */
export async function findOwnGroup(db: Database, { cookies, viewer }: CallContext, userId: string): Promise<AccountGroup | undefined> {
  const token = cookies[cookieNames.group];
  const group = token ? await lockGroup(db, hashToken(token), { sessionId: viewer.sessionId, userId }) : undefined;
  return viewer.sessionId === null || group?.has_session ? group : undefined;
}

/**
 * The group that a new session of this browser stands in; null when it stands alone or goes on in its place. Who is signed
 * in rests when the account is added to theirs, or is one of theirs; else all of them end.
 */
export async function enterGroup(db: Database, context: CallContext, userId: string, addsAccount: boolean): Promise<string | null> {
  const { viewer } = context;
  if (viewer.userId === userId) return null;
  const group = await findOwnGroup(db, context, userId);
  if (!group?.has_user && !addsAccount) {
    if (group) await leaveGroup(db, context, group.id);
    return null;
  }
  if (!group && viewer.sessionId === null) return null;
  if (group && !group.has_user && group.size >= MOST_ACCOUNTS) throw new ApiError('too_many_things');
  // A token that somebody else put into this browser opens nothing once an account has joined.
  const token = makeToken();
  const groupId = group?.id ?? (await insertGroup(db, hashToken(token)));
  await renewGroup(db, groupId, hashToken(token));
  context.cookieEffects.push({ name: cookieNames.group, value: token, maxAgeSeconds: COOKIE_SECONDS });
  await letRest(db, context, groupId);
  await deleteGroupSessionOf(db, groupId, userId);
  return groupId;
}

/** Ends every account of this browser. */
export async function leaveGroup(db: Database, context: CallContext, groupId: string): Promise<void> {
  await deleteGroup(db, groupId);
  context.cookieEffects.push({ name: cookieNames.group, value: null });
}

/** Makes this browser's session that of another account of it, or of a business of one; throws `dead_token`. */
export async function switchAccount(context: CallContext, userId: string): Promise<SignedInViewer> {
  const { core, viewer, cookieEffects } = context;
  if (viewer.userId === userId) return viewer;
  const [token, groupToken] = [makeToken(), makeToken()];
  const { woken, isNewGroup } = await inTransaction(core.db, async (trx) => {
    const known = await findOwnGroup(trx, context, userId);
    if (!known && viewer.sessionId === null) throw new ApiError('dead_token');
    const groupId = known?.id ?? (await insertGroup(trx, hashToken(groupToken)));
    return { woken: await wakeOrEnter(trx, context, { groupId, userId, token }), isNewGroup: !known };
  });
  if (isNewGroup) cookieEffects.push({ name: cookieNames.group, value: groupToken, maxAgeSeconds: COOKIE_SECONDS });
  cookieEffects.push({ name: cookieNames.session, value: token, maxAgeSeconds: COOKIE_SECONDS });
  return { kind: woken.isLimited ? 'LIMITED_LOGIN' : 'AUTH', userId, sessionId: woken.id };
}

/** The accounts of this browser; none, when nobody is signed in and none rests. */
export async function readStoredAccounts(context: CallContext): Promise<StoredAccounts> {
  const { core, viewer } = context;
  const fresh = context.cookieEffects.findLast(({ name }) => name === cookieNames.group)?.value;
  const cookies = fresh ? { ...context.cookies, [cookieNames.group]: fresh } : context.cookies;
  const group = await inTransaction(core.db, (trx) => findOwnGroup(trx, { ...context, cookies }, viewer.userId ?? '0'));
  const rows = await selectStoredAccounts(core.db, { groupId: group?.id ?? null, sessionId: viewer.sessionId });
  return { session_accounts: presentStoredAccounts(rows, core.config.mediaUrl), group_id: group?.id ?? null };
}

async function wakeOrEnter(
  db: Database,
  context: CallContext,
  { groupId, userId, token }: { groupId: string; userId: string; token: string },
): Promise<{ id: string; isLimited: boolean }> {
  const { viewer, request } = context;
  const row = {
    userId,
    groupId,
    tokenHash: hashToken(token),
    device: deviceOf(request.userAgent),
    place: request.countryFromIp ?? '',
    network: networkOf(context),
    days: SESSION_DAYS,
  };
  const woken = await resumeSession(db, { ...row, graceSeconds: GRACE_SECONDS });
  const owner = woken ? undefined : await findOwnerIn(db, { groupId, sessionId: viewer.sessionId }, userId);
  if (!woken && owner === undefined) throw new ApiError('dead_token');
  await letRest(db, context, groupId);
  if (woken) return woken;
  await deleteGroupSessionOf(db, groupId, userId);
  return { id: await insertSession(db, { ...row, isLimited: false, viaUserId: owner }), isLimited: false };
}

async function letRest(db: Database, { viewer }: CallContext, groupId: string): Promise<void> {
  if (viewer.sessionId === null) return;
  await parkSession(db, viewer.sessionId, { groupId, nobodysHash: hashToken(makeToken()), graceSeconds: GRACE_SECONDS });
}
