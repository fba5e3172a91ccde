import { PasscodeResetPage } from '../../features/account/parental-passcode/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'passcode_reset',
  Page: PasscodeResetPage,
  bare: true,
  neverCached: true,
  messages: ['entrance', 'passcode'],
  head: (_input, _state, text) => ({ title: text('passcode.resetTitle'), canonicalPath: '/parental-passcode/reset/', noIndex: true }),
});
