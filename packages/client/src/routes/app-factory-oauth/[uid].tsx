import { ConsentPage } from '../../features/apps/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'app_consent',
  Page: ConsentPage,
  bare: true,
  messages: ['apps'],
  redirect: ({ params }, state) => {
    if (state.session.isAuthenticated) return null;
    return `/login/?next=${encodeURIComponent(`/app-factory-oauth/${params.uid ?? ''}/`)}`;
  },
  head: (_input, _state, text) => ({ title: text('apps.title'), canonicalPath: '/app-factory-oauth/', noIndex: true }),
});
