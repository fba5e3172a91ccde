import { AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { EmailKinds, isEmailsPage } from '../../features/account/account-settings/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/email/preferences/',
  title: 'settings.emails',
  lead: 'settings.emailsLead',
  sections: [EmailKinds],
  exists: isEmailsPage,
  preload: preloadResources(AccountSettingsResource.get),
});
