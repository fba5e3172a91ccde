import type { PageInput } from '../../protocol/paging.ts';
import type { PinCard } from '../../pinning/pins/records.ts';
import type { UserCard } from '../../people/users/schemas.ts';
import { defineResource, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import type {
  Article,
  ArticleFeedInput,
  ArticleInput,
  DeleteArticleInput,
  DraftsInput,
  EditorInput,
  NewArticleInput,
  UpdateArticleInput,
  WholeArticle,
} from './schemas.ts';

/** The newest articles of the reader's language (`C2.9`, `C9.7`). */
export const TodayTabResource = defineResource('TodayTabResource', {
  get: forAnyone<PageInput, Article[]>({ paged: true }),
});

/** One article (`C2.10`, `C3.8`). Editors write it, and read it before it is out. */
export const TodayArticleResource = defineResource('TodayArticleResource', {
  get: forAnyone<ArticleInput, WholeArticle>({ errors: ['not_found'] }),
  create: forFullViewer<NewArticleInput, WholeArticle>({ errors: ['not_found'] }),
  update: forFullViewer<UpdateArticleInput, WholeArticle>({ errors: ['not_found', 'conflict'] }),
  delete: forFullViewer<DeleteArticleInput, null>({ errors: ['not_found'] }),
});

/** The pins of an article, those of its text first, then those of its boards. */
export const TodayArticleFeedResource = defineResource('TodayArticleFeedResource', {
  get: forAnyone<ArticleFeedInput, PinCard[]>({ paged: true, errors: ['not_found'] }),
});

/** All articles, also those that are not out, for editors. */
export const TodayDraftsResource = defineResource('TodayDraftsResource', {
  get: forFullViewer<DraftsInput, Article[]>({ paged: true, errors: ['not_found'] }),
});

/** Who may write articles besides the owner of the instance, for the owner alone. */
export const TodayEditorsResource = defineResource('TodayEditorsResource', {
  get: forFullViewer<Record<string, never>, UserCard[]>({ errors: ['not_found'] }),
  create: forFullViewer<EditorInput, UserCard[]>({ errors: ['not_found', 'user_not_found'] }),
  delete: forFullViewer<EditorInput, UserCard[]>({ errors: ['not_found', 'user_not_found'] }),
});
