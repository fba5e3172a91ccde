import { ScheduledPinsPage } from '../../pages/scheduled-pins/index.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { logInFor } from '../../lib/next-path.ts';

export default defineRoute({
  pageType: 'scheduled_pins',
  Page: ScheduledPinsPage,
  messages: ['creating'],
  redirect: ({ search }, state) => (state.session.isAuthenticated ? null : logInFor('/pin-builder/schedule/', search)),
  head: (_input, _state, text) => ({ title: text('schedule.title'), canonicalPath: '/pin-builder/schedule/', noIndex: true }),
});
