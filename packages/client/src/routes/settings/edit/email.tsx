import { AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { EmailForm } from '../../../features/account/email-change/index.ts';
import { settingsRoute } from '../../../pages/settings/index.ts';
import { preloadResources } from '../../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/edit/email/',
  title: 'email.title',
  lead: 'email.lead',
  sections: [EmailForm],
  preload: preloadResources(AccountSettingsResource.get),
});
