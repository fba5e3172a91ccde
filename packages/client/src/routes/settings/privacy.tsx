import { UserBlocksResource, UserMutesResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { HiddenCommentersResource, HiddenCommentsResource } from '@bowerbird/contract/social/comments/calls.ts';
import { CookieConsentResource } from '@bowerbird/contract/identity/cookie-consent/calls.ts';
import { DataExportsResource } from '@bowerbird/contract/account/data-export/calls.ts';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { CookieSection } from '../../features/identity/cookie-consent/index.ts';
import { DownloadSection } from '../../features/account/data-export/index.ts';
import { Personalisation, ProfilePrivacy } from '../../features/account/settings/index.ts';
import { BlockedPeople, MutedPeople } from '../../features/people/blocks/index.ts';
import { HiddenComments, HiddenPeople } from '../../features/social/comments/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/privacy/',
  title: 'settings.privacy',
  lead: 'settings.privacyLead',
  sections: [ProfilePrivacy, Personalisation, BlockedPeople, MutedPeople, HiddenPeople, HiddenComments, CookieSection, DownloadSection],
  messages: ['cookies', 'together'],
  preload: preloadResources(
    UserSettingsResource.get,
    UserBlocksResource.get,
    UserMutesResource.get,
    HiddenCommentersResource.get,
    HiddenCommentsResource.get,
    CookieConsentResource.get,
    DataExportsResource.get,
  ),
});
