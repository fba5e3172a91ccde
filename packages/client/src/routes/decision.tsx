import { DecisionPage } from '../features/social/moderation/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'decision',
  Page: DecisionPage,
  bare: true,
  neverCached: true,
  messages: ['entrance', 'care'],
  head: (_input, _state, text) => ({ title: text('care.decisionTitle'), canonicalPath: '/decision/', noIndex: true }),
});
