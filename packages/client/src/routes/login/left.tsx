import { LeftPage } from '../../features/account/closure/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'left',
  Page: LeftPage,
  bare: true,
  neverCached: true,
  query: ['until'],
  messages: ['entrance'],
  head: ({ search }, _state, text) => ({
    title: text(search.has('until') ? 'left.deleteTitle' : 'left.title'),
    canonicalPath: '/login/left/',
  }),
});
