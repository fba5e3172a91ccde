import { AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { CountriesResource, LocalesResource } from '@bowerbird/contract/account/regions/calls.ts';
import { AccountSections, settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/account-settings/',
  title: 'settings.account',
  lead: 'settings.onlyYou',
  sections: [AccountSections],
  preload: preloadResources(AccountSettingsResource.get, CountriesResource.get, LocalesResource.get),
});
