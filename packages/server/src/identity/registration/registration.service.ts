import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import { hashToken, makeToken } from '../../core/secrets/tokens.ts';
import { hasInvitation, insertInvitation, selectIsOpen, takeInvitation } from './registration.queries.ts';

const INVITATION_DAYS = 14;

/** Makes the token of an invitation; it lets one person in. */
export async function issueInvitation(db: Database): Promise<string> {
  const token = makeToken();
  await insertInvitation(db, hashToken(token), INVITATION_DAYS);
  return token;
}

/** Refuses who may not sign up, before anything else is told of their address. Throws `registration_closed`. */
export async function refuseWhileClosed(db: Database, inviteCode: string | null | undefined): Promise<void> {
  if (await selectIsOpen(db)) return;
  if (!inviteCode || !(await hasInvitation(db, hashToken(inviteCode)))) throw new ApiError('registration_closed');
}

/** Uses an invitation up with the account that it made, in its transaction; while registration is closed there is no account without one. */
export async function useInvitation(trx: Database, inviteCode: string | null | undefined): Promise<void> {
  const isInvited = inviteCode ? await takeInvitation(trx, hashToken(inviteCode)) : false;
  if (!isInvited && !(await selectIsOpen(trx))) throw new ApiError('registration_closed');
}
