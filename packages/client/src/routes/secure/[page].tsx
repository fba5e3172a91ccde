import { preloadDecision } from '../../features/social/moderation/index.ts';
import { SecureLinkPage, secureLinkTitle, isSecureLink } from '../../pages/secure-links/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'not_me',
  Page: SecureLinkPage,
  bare: true,
  neverCached: true,
  messages: ['entrance', 'care'],
  preload: (input) => (input.params['page'] === 'decision' ? preloadDecision(input) : undefined),
  exists: ({ params }) => isSecureLink(params.page),
  head: ({ params }, _state, text) => ({
    title: text(secureLinkTitle(params.page)),
    canonicalPath: `/secure/${params.page}/`,
    noIndex: params.page === 'decision',
  }),
});
