import { AccountSettingsResource } from '@bowerbird/contract/identity/account-settings/calls.ts';
import { ConnectedAppsResource } from '@bowerbird/contract/identity/apps/calls.ts';
import { KeptApps } from '../../../features/identity/apps/index.ts';
import { PasswordForm } from '../../../features/identity/password-change/index.ts';
import { settingsRoute } from '../../../pages/settings/index.ts';
import { preloadResources } from '../../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/edit/password/',
  title: 'password.title',
  messages: ['apps'],
  lead: 'password.lead',
  sections: [PasswordForm, KeptApps],
  preload: preloadResources(AccountSettingsResource.get, ConnectedAppsResource.get),
});
