import { ConsentPage } from '../../features/operation/apps/index.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { logInFor } from '../../lib/next-path.ts';

export default defineRoute({
  pageType: 'app_consent',
  Page: ConsentPage,
  bare: true,
  neverCached: true,
  messages: ['apps'],
  redirect: ({ params, search }, state) =>
    state.session.isAuthenticated ? null : logInFor(`/app-factory-oauth/${params.uid ?? ''}/`, search),
  head: (_input, _state, text) => ({ title: text('apps.title'), canonicalPath: '/app-factory-oauth/', noIndex: true }),
});
