import { PushSubscriptionResource } from '@bowerbird/contract/social/web-push/calls.ts';
import { readEmailSettings, readNewsSettings, readPushSettings } from '@bowerbird/contract/social/notification-settings/calls.ts';
import { KindSettings, WhenSettings } from '../../features/social/notification-settings/index.ts';
import { PushDevices } from '../../features/social/web-push/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/notifications/',
  title: 'settings.notifications',
  lead: 'notify.lead',
  sections: [PushDevices, KindSettings, WhenSettings],
  messages: ['notifications', 'together'],
  preload: preloadResources(readNewsSettings, readPushSettings, readEmailSettings, PushSubscriptionResource.get),
});
