import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { SponsorshipResource } from '@bowerbird/contract/creation/sponsorships/calls.ts';
import { PermissionSettings } from '../../features/account/settings/index.ts';
import { SponsorAsks } from '../../features/creation/sponsorships/index.ts';
import { CommentFeatures } from '../../features/social/comments/comment-features.tsx';
import { settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/permissions/',
  title: 'settings.permissions',
  lead: 'settings.permissionsLead',
  sections: [SponsorAsks, CommentFeatures, PermissionSettings],
  preload: preloadResources(UserSettingsResource.get, SponsorshipResource.get),
});
