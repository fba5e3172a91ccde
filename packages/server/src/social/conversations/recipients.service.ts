import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import { requireUnlimited } from '../../identity/accounts/index.ts';
import { requireAddressRoom, type Addressees } from './addresses.service.ts';
import { bringsYoungTogether, findRecipients, type Recipient } from './conversations.access.ts';
import { isTalkingWith } from './conversations.queries.ts';
import { beginningOf } from './messages.service.ts';
import type { TalkContext } from './present-messages.service.ts';

const CONVERSATIONS_PER_HOUR = 60;
/** Requests, which reach people who do not follow the sender. */
const REQUESTS_PER_HOUR = 20;
const { keptOut } = memberStates;

/** Those whom the viewer may write to; who blocks them is among these, so that they cannot tell. */
export async function requireRecipients({ core, viewer }: TalkContext, userIds: readonly string[]): Promise<Recipient[]> {
  const refuse = (reason: string) => new ApiError('forbidden', { extra: { reason } });
  if (userIds.includes(viewer.userId)) throw refuse('self');
  const people = await findRecipients(core.db, viewer, userIds);
  if (people.length < userIds.length) throw new ApiError('user_not_found');
  if (people.some((person) => person.is_blocked_by_me)) throw refuse('blocked');
  if (people.some(isUnwelcome)) throw refuse('not_let');
  if (people.length > 1 && (await bringsYoungTogether(core.db, [viewer.userId, ...userIds]))) throw refuse('not_let');
  return people;
}

/** Asked of who is blocked, too: a refusal that they alone do not get would tell them. */
function isUnwelcome({ is_barred, delivery }: Recipient): boolean {
  return is_barred || delivery === 'off';
}

/** Refuses whom moderators limited where somebody would be asked who did not let them in before. */
export async function requireKnown({ core, viewer }: TalkContext, others: readonly Recipient[]): Promise<void> {
  const strangers = others.filter(({ delivery }) => delivery !== 'inbox');
  if (strangers.length === 0) return;
  const [only] = strangers;
  if (others.length === 1 && only && (await isTalkingWith(core.db, viewer, only.id))) return;
  await requireUnlimited(core.db, viewer.userId);
}

/** What somebody is at first in a conversation that the viewer begins, or asks them into. */
export function stateFor(person: Recipient, isGroup: boolean): number {
  return person.is_apart ? keptOut : beginningOf(person, isGroup);
}

/**
 * Takes one from how often a person begins conversations or asks people in. A refused call counts, too, because
 * refusals of many people would tell who of them is under 16.
 */
export async function countBeginning<Input>({ core, viewer }: TalkContext, input: Input): Promise<Input> {
  await takeFromPerson(core, { name: 'conversations', subject: viewer.userId, most: CONVERSATIONS_PER_HOUR });
  return input;
}

/** Refuses who asks too many people who did not let them in, or writes to too many addresses. */
export async function requireConversationRoom(
  context: TalkContext,
  { others, addresses }: { readonly others: readonly Recipient[]; readonly addresses: Addressees['addresses'] },
): Promise<void> {
  const { core, viewer } = context;
  if (addresses.length > 0 || others.some((person) => person.delivery === 'requests')) {
    await takeFromPerson(core, { name: 'contact-requests', subject: viewer.userId, most: REQUESTS_PER_HOUR });
  }
  await requireAddressRoom(context, addresses);
}
