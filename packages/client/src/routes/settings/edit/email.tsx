import { EmailPage, preloadAccountFacts, settingsRoute } from '../../../features/settings/index.ts';

export default settingsRoute({ path: '/settings/edit/email/', title: 'email.title', Page: EmailPage, preload: preloadAccountFacts });
