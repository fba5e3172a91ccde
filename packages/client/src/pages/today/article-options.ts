import { TodayArticleFeedResource, TodayArticleResource } from '@bowerbird/contract/discovery/today/calls.ts';
import type { WholeArticle } from '@bowerbird/contract/discovery/today/schemas.ts';
import type { PreloadInput, RouteInput } from '../../routing/define-route.ts';
import { ensureResource } from '../../store/call.ts';
import type { RootState } from '../../store/create-store.ts';
import { resourceOf } from '../../store/resource-of.ts';
import type { ResourceState } from '../../store/resources.slice.ts';
import type { StoredValue } from '../../store/stored.ts';

export type StoredArticle = StoredValue<WholeArticle>;

export function articleOptionsOf({ id = '' }: RouteInput['params']): { article_id: string } {
  return { article_id: id };
}

/** Whether an address can name an article. */
export function isArticleAddress({ params }: RouteInput): boolean {
  return /^[1-9][0-9]{0,18}$/u.test(params.id ?? '');
}

export async function preloadArticle({ params, dispatch }: PreloadInput): Promise<void> {
  const options = articleOptionsOf(params);
  await Promise.all([
    dispatch(ensureResource(TodayArticleResource.get, options)),
    dispatch(ensureResource(TodayArticleFeedResource.get, options)),
  ]);
}

export function selectArticleResource({ params }: Pick<RouteInput, 'params'>, state: RootState): ResourceState {
  return resourceOf(state, TodayArticleResource.get, articleOptionsOf(params));
}

export function selectArticle(input: Pick<RouteInput, 'params'>, state: RootState): StoredArticle | null {
  return selectArticleResource(input, state).data as StoredArticle | null;
}

/** Where an article stands whose address names another segment or title. */
export function articleRedirect(input: RouteInput, state: RootState): string | null {
  const article = selectArticle(input, state);
  const { term = '', title = '', id = '' } = input.params;
  return article && article.url !== `/today/${term}/${encodeURIComponent(title)}/${id}/` ? article.url : null;
}
