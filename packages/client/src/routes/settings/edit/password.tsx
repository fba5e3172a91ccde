import { AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { ConnectedAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import { KeptApps } from '../../../features/operation/apps/index.ts';
import { PasswordForm } from '../../../features/account/password-change/index.ts';
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
