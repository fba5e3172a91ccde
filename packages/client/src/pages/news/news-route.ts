import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { FILTER, NEWS_PATH, newsFilterOf, newsOptions } from '../../features/social/news/index.ts';
import { logInFor } from '../../lib/next-path.ts';
import { defineRoute, type PreloadInput } from '../../routing/define-route.ts';
import { ensureResource } from '../../store/call.ts';
import { NewsPage } from './news-page.tsx';

/** The news of a signed-in person. */
export const newsRoute = defineRoute({
  pageType: 'news',
  Page: NewsPage,
  messages: ['together'],
  query: [FILTER],
  preload: async ({ dispatch, search, state }: PreloadInput) => {
    if (state().session.viewer?.login_state !== loginStates.loggedIn) return;
    await dispatch(ensureResource(NewsHubResource.get, newsOptions(newsFilterOf(search))));
  },
  redirect: ({ search }, state) => (state.session.isAuthenticated ? null : logInFor(NEWS_PATH, search)),
  head: (_input, _state, text) => ({ title: text('news.title'), canonicalPath: NEWS_PATH, noIndex: true }),
});
