import { ConsentErrorPage } from '../../features/operation/apps/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'app_consent',
  Page: ConsentErrorPage,
  bare: true,
  neverCached: true,
  messages: ['apps'],
  head: (_input, _state, text) => ({ title: text('apps.deadTitle'), canonicalPath: '/app-factory-oauth/error/', noIndex: true }),
});
