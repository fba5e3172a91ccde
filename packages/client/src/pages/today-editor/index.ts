import { TodayArticleResource, TodayDraftsResource, TodayEditorsResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { editArticlePath, EDITOR_PATH } from '../../features/discovery/today/index.ts';
import type { Text } from '../../i18n/i18n.tsx';
import { logInFor } from '../../lib/next-path.ts';
import type { PreloadInput, RouteInput } from '../../routing/define-route.ts';
import type { HeadTags } from '../../routing/head.ts';
import { ensureResource } from '../../store/call.ts';
import type { RootState } from '../../store/create-store.ts';
import { resourceOf } from '../../store/resource-of.ts';
import type { ResourceState } from '../../store/resources.slice.ts';
import { draftsOptions } from './draft-options.ts';
import { NEW_ARTICLE } from './new-article.ts';

export { ArticlesPage } from './articles-page.tsx';
export { EditArticlePage } from './edit-page.tsx';

export async function preloadArticles({ dispatch, state }: PreloadInput): Promise<void> {
  const editors = state().session.viewer?.is_instance_owner ? [dispatch(ensureResource(TodayEditorsResource.get, {}))] : [];
  await Promise.all([dispatch(ensureResource(TodayDraftsResource.get, draftsOptions)), ...editors]);
}

export function selectArticles(_input: RouteInput, state: RootState): ResourceState {
  return resourceOf(state, TodayDraftsResource.get, draftsOptions);
}

/** Whether an address is that of an article which nobody wrote yet. */
export function isNewArticle({ params }: RouteInput): boolean {
  return params.id === NEW_ARTICLE;
}

/** Who may write a new article may see all of them. */
export async function preloadEdit({ dispatch, params }: PreloadInput): Promise<void> {
  if (params.id === NEW_ARTICLE) await dispatch(ensureResource(TodayDraftsResource.get, draftsOptions));
  else await dispatch(ensureResource(TodayArticleResource.get, optionsOf(params)));
}

export function selectEdited({ params }: RouteInput, state: RootState): ResourceState {
  if (params.id === NEW_ARTICLE) return resourceOf(state, TodayDraftsResource.get, draftsOptions);
  return resourceOf(state, TodayArticleResource.get, optionsOf(params));
}

/** Only somebody who is signed in may be an editor. */
export function editorRedirect({ params, search }: RouteInput, { session }: RootState): string | null {
  if (session.isAuthenticated) return null;
  return logInFor((params.id === undefined ? EDITOR_PATH : editArticlePath(params.id)) as `/${string}`, search);
}

export function editorHead(_input: RouteInput, _state: RootState, text: Text): HeadTags {
  return { title: text('todayEditor.articles'), noIndex: true };
}

function optionsOf({ id = '' }: RouteInput['params']): { article_id: string } {
  return { article_id: id };
}
