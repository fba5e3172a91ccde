import { AccountSettingsResource } from '@bowerbird/contract/identity/account-settings/calls.ts';
import { EmailForm } from '../../../features/identity/email-change/index.ts';
import { settingsRoute } from '../../../pages/settings/index.ts';
import { preloadResources } from '../../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/edit/email/',
  title: 'email.title',
  lead: 'email.lead',
  sections: [EmailForm],
  preload: preloadResources(AccountSettingsResource.get),
});
