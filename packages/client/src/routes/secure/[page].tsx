import { SecureLinkPage, secureLinkTitle, isSecureLink } from '../../pages/secure-links/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'not_me',
  Page: SecureLinkPage,
  bare: true,
  neverCached: true,
  messages: ['entrance', 'care'],
  exists: ({ params }) => isSecureLink(params.page),
  head: ({ params }, _state, text) => ({
    title: text(secureLinkTitle(params.page)),
    canonicalPath: `/secure/${params.page}/`,
    noIndex: params.page === 'decision',
  }),
});
