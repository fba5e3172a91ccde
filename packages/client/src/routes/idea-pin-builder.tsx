import { IdeaEditorPage } from '../pages/idea-editor/index.ts';
import { defineRoute } from '../routing/define-route.ts';
import { logInFor } from '../lib/next-path.ts';

export default defineRoute({
  pageType: 'idea_pin_builder',
  Page: IdeaEditorPage,
  messages: ['idea-editor', 'creating', 'board', 'closeup', 'pin-acts'],
  query: ['draft'],
  redirect: ({ search }, state) => (state.session.isAuthenticated ? null : logInFor('/idea-pin-builder/', search)),
  head: (_input, _state, text) => ({ title: text('ideas.title'), canonicalPath: '/idea-pin-builder/', noIndex: true }),
});
