import type { FoundMessage, MessageSearchInput } from '@bowerbird/contract/social/conversations/schemas.ts';
import { cleanLine } from '@bowerbird/domain/clean-text.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { Page } from '../../endpoints/handle.ts';
import { turnPage } from '../../endpoints/read-page.ts';
import { readNamedUser } from '../../people/users/index.ts';
import { searchMessages, type FoundMessageRow } from './message-search.queries.ts';
import type { TalkContext } from './present-messages.service.ts';

const SHORTEST = 2;
/** A page looks for what is typed as it is typed. */
const SEARCHES_PER_HOUR = 600;

/** A page of the viewer's messages with a text in them. */
export async function findMessages(context: TalkContext, input: MessageSearchInput): Promise<Page<FoundMessage[]>> {
  const { core, viewer } = context;
  const term = cleanLine(input.term);
  if (term.length < SHORTEST) throw badField('term', 'minLength', SHORTEST);
  await takeFromPerson(core, { name: 'message-searches', subject: viewer.userId, most: SEARCHES_PER_HOUR });
  return turnPage<FoundMessageRow, FoundMessage>(context, input, {
    purpose: `message-search:${viewer.userId}:${term}`,
    load: (after, size) => searchMessages(core.db, viewer, { term, after, size }),
    cursorOf: ({ id }) => ({ at: id, id }),
    itemOf: (row) => [
      {
        id: row.id,
        conversation_id: row.conversation_id,
        text: row.text,
        sender: readNamedUser(row, 'sender', context),
        created_at: row.created_at.toISOString(),
        conversation_name: row.name,
        users: row.users.map((user) => readNamedUser(user, 'user', context)),
        emails: [...row.emails],
      },
    ],
  });
}
