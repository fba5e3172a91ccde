import { headCare, ListsPage, preloadLists, redirectCare, selectLists } from '../../pages/care/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'care_lists',
  Page: ListsPage,
  messages: ['care', 'reports'],
  preload: preloadLists,
  primary: selectLists,
  redirect: redirectCare('/care/lists/'),
  head: headCare('care.lists'),
});
