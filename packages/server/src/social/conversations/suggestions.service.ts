import type { ShareSuggestion, ShareSuggestionsInput } from '@bowerbird/contract/social/conversations/schemas.ts';
import { cleanLine } from '@bowerbird/domain/clean-text.ts';
import { suggestByName } from '../../people/suggestions/index.ts';
import { readNamedUser } from '../../people/users/index.ts';
import { isWritableFor } from './conversations.access.ts';
import type { TalkContext } from './present-messages.service.ts';
import { companions, lateCorrespondents, selectSuggestedGroups } from './suggestions.queries.ts';

const MOST_PEOPLE = 12;
const MOST_GROUPS = 4;

/** Whom the viewer may want to write to: groups, then people. */
export async function suggestShares(context: TalkContext, input: ShareSuggestionsInput): Promise<ShareSuggestion[]> {
  const { core, viewer } = context;
  const term = cleanLine(input.term ?? '')
    .replace(/^@/u, '')
    .toLowerCase();
  const groups = input.hide_group_conversations ? [] : await selectSuggestedGroups(core.db, viewer, term, MOST_GROUPS);
  const people = await suggestByName(context, {
    term,
    first: lateCorrespondents(viewer),
    also: companions(viewer),
    allowed: isWritableFor(viewer),
    size: MOST_PEOPLE,
  });
  return [
    ...people.map((user): ShareSuggestion => ({ kind: 'user', id: user.id, name: null, users: [user] })),
    ...groups.map(({ id, name, members }): ShareSuggestion => ({
      kind: 'conversation',
      id,
      name,
      users: members.map((member) => readNamedUser(member, 'user', context)),
    })),
  ];
}
