import { CarePage, headCare, preloadCare, redirectCare, selectCare } from '../pages/care/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'care',
  Page: CarePage,
  messages: ['care', 'reports'],
  preload: preloadCare,
  primary: selectCare,
  redirect: redirectCare('/care/'),
  head: headCare('reports.care'),
});
