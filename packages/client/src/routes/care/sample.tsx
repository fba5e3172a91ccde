import { headCare, preloadSample, redirectCare, SamplePage, selectSample } from '../../pages/care/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'care_sample',
  Page: SamplePage,
  messages: ['care', 'reports', 'transparency'],
  preload: preloadSample,
  primary: selectSample,
  redirect: redirectCare('/care/sample/'),
  head: headCare('care.sample'),
});
