import { InvitationPage, preloadInvitation } from '../../features/pinning/collaborators/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'invited',
  Page: InvitationPage,
  bare: true,
  neverCached: true,
  messages: ['entrance', 'together', 'board-work'],
  preload: preloadInvitation,
  head: (_input, _state, text) => ({ title: text('invitation.title'), noIndex: true }),
});
