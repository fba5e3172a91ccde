import { PinBuilderPage } from '../features/pin-builder/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'pin_builder',
  Page: PinBuilderPage,
  messages: ['creating'],
  redirect: (_input, state) => (state.session.isAuthenticated ? null : '/login/?next=%2Fpin-builder%2F'),
  head: (_input, _state, text) => ({ title: text('builder.title'), canonicalPath: '/pin-builder/', noIndex: true }),
});
