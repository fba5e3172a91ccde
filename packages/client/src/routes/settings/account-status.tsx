import { AccountStatusResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { AccountStatusSection } from '../../features/social/moderation/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/account-status/',
  title: 'reports.status',
  lead: 'reports.statusLead',
  sections: [AccountStatusSection],
  messages: ['care'],
  preload: preloadResources(AccountStatusResource.get),
});
