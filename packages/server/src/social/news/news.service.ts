import type { News, NewsBadge, NewsInput, UnreadOfNews } from '@bowerbird/contract/social/news/schemas.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { page, type Page } from '../../endpoints/handle.ts';
import { turnPage } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { countUnseenConversations } from '../conversations/index.ts';
import { kindsWhere, newsKindsOf } from '../news-kinds/index.ts';
import { countUnseen, selectNews, selectUnreadNews, setReadUntil, type NewsRow } from './news.queries.ts';
import { presentNews, presentUnread } from './news.views.ts';
import { tellPages } from './pass-on.service.ts';

type Context = CallContext<SignedInViewer>;

/** A page of the viewer's news, of one filter or of all. The first one says how much of each filter is unread. */
export async function readNews(context: Context, input: NewsInput): Promise<Page<News[]>> {
  if (input.bookmarks !== undefined) return turnNews(context, input);
  const [list, unread] = await Promise.all([turnNews(context, input), readUnread(context)]);
  return page({ ...list, auxData: { unread } });
}

function turnNews(context: Context, input: NewsInput): Promise<Page<News[]>> {
  const reader = readerOf(context);
  const kinds = input.filter === undefined ? null : kindsWhere(reader.kinds, ({ filter }) => filter === input.filter);
  return turnPage<NewsRow, News>(context, input, {
    purpose: `news:${input.filter ?? 'all'}`,
    load: (after, size) => selectNews(context.core.db, reader, { kinds, after, size }),
    cursorOf: ({ at, id }) => ({ at, id }),
    itemOf: (row) => [presentNews(row, context)],
  });
}

async function readUnread(context: Context): Promise<UnreadOfNews> {
  const reader = readerOf(context);
  return presentUnread(await selectUnreadNews(context.core.db, reader), reader.kinds);
}

const readerOf = ({ core, viewer }: Context) => ({ viewer, kinds: newsKindsOf(core) });

/** How much the viewer has not seen. */
export async function readBadge(context: Context): Promise<NewsBadge> {
  return {
    conversations_unseen_count: await countUnseenConversations(context),
    news_unseen_count: await countUnseen(context.core.db, readerOf(context)),
  };
}

/** Says up to where the viewer read; their other pages hear of it where that is further than before. */
export async function markRead(context: Context, readUntil: string): Promise<NewsBadge> {
  const { db } = context.core;
  const { userId } = context.viewer;
  if (await setReadUntil(db, userId, readUntil)) await tellPages(db, 'news.lessened', [userId]);
  return readBadge(context);
}
