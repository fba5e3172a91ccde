import { articleOfPin } from '@bowerbird/contract/discovery/today/records.ts';
import { todaySchemas } from '@bowerbird/contract/discovery/today/schemas.ts';
import { articlePath } from '@bowerbird/domain/discovery/articles.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import { givePartOf } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { todayHandlers } from './today.handlers.ts';
import { articleShowing, forgetArticlesOf, selectArticlesForExport } from './today.queries.ts';

export { insertEditor } from './editors.queries.ts';
export { deleteArticle } from './today.queries.ts';

/** The today tab: articles that editors write, lay out from pins and boards, and schedule for a language (`C2.9`, `C2.10`). */
export const todayFeature: Feature = {
  name: 'today',
  schemas: todaySchemas,
  handlers: todayHandlers,
  recordParts: [
    givePartOf(
      articleOfPin,
      'relatedArticle',
      ({ request, viewer }, { id }) =>
        articleShowing(id, languageOf(request?.locale ?? (viewer.userId === null ? null : viewer.locale) ?? 'en')),
      (article) => ({ relatedArticle: { id: article.id, title: article.title, url: articlePath(article) } }),
    ),
  ],
  personalData: {
    tables: ['articles', 'editors'],
    erase: (core, userId) => forgetArticlesOf(core.db, userId),
    export: async (core, userId) => ({ articles: await selectArticlesForExport(core.db, userId) }),
    // Articles let nobody in.
    revertIntrusion: nothingToRevert,
  },
};
