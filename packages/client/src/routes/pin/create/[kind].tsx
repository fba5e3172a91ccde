import { SaveWindow } from '../../../features/creation/save-anywhere/index.ts';
import { logInFor } from '../../../lib/next-path.ts';
import { defineRoute } from '../../../routing/define-route.ts';

/** The kinds of the field's share links; they differ in who leads here, not in what is shown. */
const KINDS = ['button', 'link', 'bookmarklet', 'extension', 'share'];

export default defineRoute({
  pageType: 'pin_create',
  Page: SaveWindow,
  bare: true,
  neverCached: true,
  messages: ['creating', 'save-anywhere'],
  query: ['url', 'media', 'title', 'description', 'alt'],
  exists: ({ params }) => KINDS.includes(params.kind ?? ''),
  redirect: ({ params, search }, state) =>
    state.session.isAuthenticated ? null : logInFor(`/pin/create/${params.kind ?? 'button'}/`, search),
  head: (_input, _state, text) => ({ title: text('saveWindow.title'), canonicalPath: '/pin/create/button/', noIndex: true }),
});
