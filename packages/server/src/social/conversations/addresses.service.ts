import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { CreateConversationInput } from '@bowerbird/contract/social/conversations/schemas.ts';
import { MOST_PEOPLE } from '@bowerbird/domain/social/conversations.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import { addressKey, hashAddress } from '../../core/mail/address-key.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { requireUnlimited } from '../../identity/accounts/index.ts';
import { readEmails } from '../../people/mail-invites/index.ts';
import { findAcceptedAlone, type Address } from './addresses.queries.ts';
import { findSender } from './conversations.access.ts';
import type { TalkContext } from './present-messages.service.ts';

const ADDRESSES_PER_DAY = 20;

/** Whom a conversation begins with. */
export interface Addressees {
  readonly userIds: readonly string[];
  readonly addresses: readonly Address[];
}

/**
 * Whom somebody writes to: people, and addresses. What is refused here depends on the sender and the spelling alone. So nobody
 * learns whether an address has an account. Who accepted by their address before is a person like any other.
 */
export async function readAddressees(context: TalkContext, input: CreateConversationInput): Promise<Addressees> {
  const userIds = [...new Set(input.user_ids)];
  const addresses = readEmails(input.emails ?? []).map((email) => ({ email, hash: hashAddress(email) }));
  if (userIds.length + addresses.length === 0) throw badField('user_ids', 'required');
  if (userIds.length + addresses.length >= MOST_PEOPLE) throw badField('emails', 'maxItems', MOST_PEOPLE - 1);
  if (addresses.length === 0) return { userIds, addresses };
  await requireAddressing(context, addresses);
  const [only, ...more] = addresses;
  const known = userIds.length + more.length === 0 ? await findAcceptedAlone(context.core.db, context.viewer, only!.hash) : undefined;
  return known === undefined ? { userIds, addresses } : { userIds: [known], addresses: [] };
}

/** Refuses whom moderators limited, who is under 16, and who writes to themselves. */
async function requireAddressing({ core, viewer }: TalkContext, addresses: readonly Address[]): Promise<void> {
  await requireUnlimited(core.db, viewer.userId);
  const sender = await findSender(core.db, viewer.userId);
  // They write to those alone whom they follow, and nobody follows an address.
  if (sender.is_young) throw new ApiError('forbidden', { extra: { reason: 'too_young' } });
  const own = sender.email === null ? null : addressKey(sender.email);
  if (addresses.some(({ email }) => addressKey(email) === own)) throw new ApiError('forbidden', { extra: { reason: 'self' } });
}

/** Refuses who writes to too many addresses. */
export async function requireAddressRoom({ core, viewer }: TalkContext, addresses: readonly Address[]): Promise<void> {
  for (let at = 0; at < addresses.length; at += 1) {
    await takeFromPerson(core, { name: 'message-addresses', subject: viewer.userId, most: ADDRESSES_PER_DAY, per: 'day' });
  }
}
