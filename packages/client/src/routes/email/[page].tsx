import { AccountSettingsResource } from '@bowerbird/contract/identity/account-settings/calls.ts';
import { EmailKinds, isEmailsPage } from '../../features/identity/account-settings/index.ts';
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
