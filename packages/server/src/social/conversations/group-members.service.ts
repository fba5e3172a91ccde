import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { MOST_PEOPLE } from '@bowerbird/domain/social/conversations.ts';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { bringsYoungTogether, findMembers } from './conversations.access.ts';
import { countMembers, holdConversation, insertMembers } from './conversations.queries.ts';
import type { TalkContext } from './present-messages.service.ts';
import { requireConversationRoom, requireKnown, requireRecipients, stateFor } from './recipients.service.ts';

const { joined, asked, left } = memberStates;

/**
 * Asks more people into a group of the viewer's, by the rules of beginning one; inside a transaction. Whoever was asked before is
 * not asked again. Returns those who have a new request.
 */
export async function askIn(context: TalkContext, id: string, userIds: readonly string[]): Promise<string[]> {
  const { core, viewer } = context;
  const group = await holdConversation(core.db, viewer, id);
  if (!group?.is_group || group.state !== joined) throw new ApiError('forbidden');
  const members = await findMembers(core.db, viewer, id);
  const known = new Set(members.filter(({ state }) => state !== left).map((member) => member.id));
  const people = await requireRecipients(
    context,
    [...new Set(userIds)].filter((userId) => !known.has(userId)),
  );
  if (people.length === 0) return [];
  const all = [viewer.userId, ...known, ...people.map((person) => person.id)];
  if (await bringsYoungTogether(core.db, all)) throw new ApiError('forbidden', { extra: { reason: 'not_let' } });
  if ((await countMembers(core.db, id)) + people.length > MOST_PEOPLE) throw badField('user_ids', 'maxItems', MOST_PEOPLE - 1);
  await requireKnown(context, people);
  await requireConversationRoom(context, { others: people, addresses: [] });
  const invited = people.map((person) => ({ id: person.id, state: stateFor(person, true) }));
  await insertMembers(core.db, id, { byId: viewer.userId, people: invited });
  return invited.filter(({ state }) => state === asked).map((person) => person.id);
}
