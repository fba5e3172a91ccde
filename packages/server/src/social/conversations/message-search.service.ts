import type { FoundMessage, MessageSearchInput } from '@bowerbird/contract/social/conversations/schemas.ts';
import { DEFAULT_PAGE_SIZE, END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { cleanLine } from '@bowerbird/domain/clean-text.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { isAtEnd, makeBookmark, readBookmark } from '../../endpoints/bookmarks.ts';
import { page, type Page } from '../../endpoints/handle.ts';
import { readNamedUser } from '../../people/users/index.ts';
import { searchMessages, type FoundMessageRow, type SearchPosition } from './message-search.queries.ts';
import type { TalkContext } from './present-messages.service.ts';

const SHORTEST = 2;
/** A page looks for what is typed as it is typed. */
const SEARCHES_PER_HOUR = 600;

/** A page of the viewer's messages with a text in them. A page that looked as far as it may goes on there, even if it found nothing. */
export async function findMessages(context: TalkContext, input: MessageSearchInput): Promise<Page<FoundMessage[]>> {
  const { core, viewer } = context;
  const term = cleanLine(input.term);
  if (term.length < SHORTEST) throw badField('term', 'minLength', SHORTEST);
  await takeFromPerson(core, { name: 'message-searches', subject: viewer.userId, most: SEARCHES_PER_HOUR });
  if (isAtEnd(input.bookmarks)) return page({ data: [], bookmark: END_BOOKMARK });
  const purpose = `message-search:${viewer.userId}:${term}`;
  const from = readBookmark<SearchPosition>(context, purpose, input.bookmarks);
  const { rows, next } = await searchMessages(core.db, viewer, { term, from, size: input.page_size ?? DEFAULT_PAGE_SIZE });
  return page({
    data: rows.map((row) => presentFound(row, context)),
    bookmark: next === null ? END_BOOKMARK : makeBookmark(context, purpose, next),
  });
}

function presentFound(row: FoundMessageRow, context: TalkContext): FoundMessage {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    text: row.text,
    sender: readNamedUser(row, 'sender', context),
    created_at: row.created_at.toISOString(),
    conversation_name: row.name,
    users: row.users.map((user) => readNamedUser(user, 'user', context)),
    emails: [...row.emails],
  };
}
