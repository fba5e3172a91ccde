import { isInviteCode } from '@bowerbird/domain/identity/invite-code.ts';
import type { Database } from '../../core/database/database.ts';
import { emitEvent } from '../../core/events/outbox.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** A new account says by which code it came. Nobody has checked that the code is one. */
    'account.invited': { readonly userId: string; readonly inviteCode: string };
  }
}

/** Tells by which link of a person a new account came. Invitations of the instance's owner are secret, and stay out of events. */
export async function tellInvited(db: Database, userId: string, inviteCode: string | null | undefined): Promise<void> {
  if (inviteCode && isInviteCode(inviteCode)) await emitEvent(db, 'account.invited', { userId, inviteCode });
}
