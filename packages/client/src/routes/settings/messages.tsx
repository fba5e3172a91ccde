import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { MessageSettings } from '../../features/account/settings/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/messages/',
  title: 'settings.messages',
  lead: 'settings.messagesLead',
  sections: [MessageSettings],
  preload: preloadResources(UserSettingsResource.get),
});
