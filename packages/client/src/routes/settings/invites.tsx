import { InvitedPeopleResource } from '@bowerbird/contract/social/invites/calls.ts';
import { InvitedPeople } from '../../features/social/invites/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/invites/',
  title: 'invites.title',
  lead: 'invites.lead',
  sections: [InvitedPeople],
  preload: preloadResources(InvitedPeopleResource.get),
});
