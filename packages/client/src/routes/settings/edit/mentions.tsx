import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { MentionSettings } from '../../../features/account/settings/index.ts';
import { settingsRoute } from '../../../pages/settings/index.ts';
import { preloadResources } from '../../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/edit/mentions/',
  title: 'settings.mentions',
  lead: 'settings.mentionsLead',
  sections: [MentionSettings],
  preload: preloadResources(UserSettingsResource.get),
});
