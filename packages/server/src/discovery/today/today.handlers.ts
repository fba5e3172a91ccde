import {
  TodayArticleFeedResource,
  TodayArticleResource,
  TodayDraftsResource,
  TodayEditorsResource,
  TodayTabResource,
} from '@bowerbird/contract/discovery/today/calls.ts';
import type { Article } from '@bowerbird/contract/discovery/today/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { handle, page, type Page } from '../../endpoints/handle.ts';
import { turnPage, type ListCursor } from '../../endpoints/read-page.ts';
import { hydrate } from '../../endpoints/records.ts';
import { findUserId, userRecords } from '../../people/users/index.ts';
import { deleteEditor, insertEditor, selectEditors } from './editors.queries.ts';
import {
  deleteArticle,
  deleteUntouched,
  insertArticle,
  selectAllArticles,
  selectArticle,
  selectArticlesOut,
  updateArticle,
  type ArticleRow,
} from './today.queries.ts';
import { requirePlaces } from './article-places.service.ts';
import {
  changesOf,
  isEditor,
  presentArticles,
  readArticle,
  readArticlePins,
  readerOf,
  refuseEmpty,
  requireEditor,
  requireOwnerOfInstance,
} from './today.service.ts';
import { writingTranslation } from './translations.service.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** An article was written anew, moved to another time, or deleted. */
    'article.changed': { readonly articleId: string };
  }
}

export const todayHandlers = [
  handle(TodayTabResource.get, async (context, input) => {
    const reader = readerOf(context);
    const list = await listArticles(context, input, `today:${reader.language}:${reader.country}`, (place) =>
      selectArticlesOut(context.core.db, reader, place),
    );
    return page({ ...list, auxData: { may_write: await isEditor(context) } });
  }),
  handle(TodayArticleResource.get, (context, { article_id }) => readArticle(context, article_id)),
  handle(TodayArticleFeedResource.get, (context, input) => readArticlePins(context, input)),
  handle(TodayArticleResource.create, async (context, input) => {
    await requireEditor(context);
    await requirePlaces(context, input);
    const changes = changesOf(input, readerOf(context).language);
    refuseEmpty(changes);
    const id = await writingTranslation(context.db, { id: null, of: changes.translation_of }, (trx, translation_of) =>
      insertArticle(trx, context.viewer.userId, { ...changes, translation_of }),
    );
    return readArticle(context, id);
  }),
  handle(TodayArticleResource.update, async (context, { article_id, seen_version: seenVersion, ...input }) => {
    await requireEditor(context);
    const known = await selectArticle(context.db, article_id, { mayReadDrafts: true });
    if (!known) throw new ApiError('not_found');
    await requirePlaces(context, input, known);
    const changes = changesOf({ country: known.country, ...input }, known.language);
    refuseEmpty(changes, known);
    await writingTranslation(context.db, { id: article_id, of: changes.translation_of }, async (trx, translation_of) => {
      const isWritten = await updateArticle(trx, { id: article_id, seenVersion }, { ...changes, translation_of });
      if (!isWritten) throw new ApiError('conflict');
      await context.core.outbox.emit(trx, 'article.changed', { articleId: article_id });
    });
    return readArticle(context, article_id);
  }),
  handle(TodayArticleResource.delete, async (context, { article_id, untouched }) => {
    await requireEditor(context);
    await inTransaction(context.db, async (trx) => {
      const isDeleted = await (untouched ? deleteUntouched : deleteArticle)(trx, article_id);
      if (!isDeleted && !untouched) throw new ApiError('not_found');
      if (isDeleted) await context.core.outbox.emit(trx, 'article.changed', { articleId: article_id });
    });
    return null;
  }),
  handle(TodayDraftsResource.get, async (context, input) => {
    await requireEditor(context);
    return listArticles(context, input, 'today:drafts', (place) => selectAllArticles(context.core.db, place));
  }),
  handle(TodayEditorsResource.get, async (context) => {
    await requireOwnerOfInstance(context);
    return readEditors(context);
  }),
  handle(TodayEditorsResource.create, async (context, { username }) => {
    await requireOwnerOfInstance(context);
    await insertEditor(context.db, await findUserId(context, username));
    return readEditors(context);
  }),
  handle(TodayEditorsResource.delete, async (context, { username }) => {
    await requireOwnerOfInstance(context);
    await deleteEditor(context.db, await findUserId(context, username));
    return readEditors(context);
  }),
];

async function readEditors(context: CallContext) {
  return hydrate({ ...context, fieldSet: undefined }, userRecords, await selectEditors(context.core.db));
}

type ReadRows = (place: { after: ListCursor | null; size: number }) => Promise<ArticleRow[]>;

async function listArticles(context: CallContext, input: PageInput, purpose: string, read: ReadRows): Promise<Page<Article[]>> {
  const { data, bookmark } = await turnPage<ArticleRow, ArticleRow>(context, input, {
    purpose,
    load: (after, size) => read({ after, size }),
    cursorOf: ({ at, id }) => ({ at, id }),
    itemOf: (row) => [row],
  });
  return page({ data: await presentArticles(context, data), bookmark });
}
