import { SaveButtonPage } from '../pages/save-button/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'save_button',
  Page: SaveButtonPage,
  messages: ['save-anywhere'],
  head: (_input, _state, text) => ({ title: text('saveButton.title'), canonicalPath: '/save-button/' }),
});
