import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { MOST_PEOPLE } from '@bowerbird/domain/social/conversations.ts';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import type { Database } from '../../core/database/database.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { freeAddressesIn, withdrawFrom } from './addresses.queries.ts';
import { bringsYoungTogether, findMembers } from './conversations.access.ts';
import { countMembers, holdConversation, insertMembers } from './conversations.queries.ts';
import type { TalkContext } from './present-messages.service.ts';
import { requireConversationRoom, requireKnown, requireRecipients, stateFor } from './recipients.service.ts';

const { joined, asked, left } = memberStates;

/**
 * Asks more people into a group of the viewer's, by the rules of beginning one; inside a transaction. Whoever was asked before is
 * not asked again. Who was asked by their address alone is asked like anybody else, because nobody may learn whose that is. Returns
 * those who see the conversation otherwise now.
 */
export async function askIn(context: TalkContext, id: string, userIds: readonly string[]): Promise<string[]> {
  const { core, viewer } = context;
  const group = await holdConversation(core.db, viewer, id);
  if (!group?.is_group || group.state !== joined) throw new ApiError('forbidden');
  const members = await findMembers(core.db, viewer, id);
  const known = new Set(members.filter(({ state, is_known }) => is_known && state !== left).map((member) => member.id));
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
  await freeAddressesIn(
    core.db,
    id,
    invited.map((person) => person.id),
  );
  const hidden = members.filter(({ is_known }) => !is_known).map((member) => member.id);
  const withdrawn = await withdrawYoung(core.db, id, { hidden: hidden.filter((userId) => !all.includes(userId)), others: all });
  return [...invited.filter(({ state }) => state === asked).map((person) => person.id), ...withdrawn];
}

/** Takes back requests by an address that would bring somebody under 16 together with strangers. A refusal would tell their age. */
async function withdrawYoung(
  trx: Database,
  id: string,
  { hidden, others }: { readonly hidden: readonly string[]; readonly others: readonly string[] },
): Promise<string[]> {
  const withdrawn: string[] = [];
  for (const userId of hidden) {
    if (await bringsYoungTogether(trx, [userId, ...others])) withdrawn.push(userId);
  }
  await withdrawFrom(trx, id, withdrawn);
  return withdrawn;
}
