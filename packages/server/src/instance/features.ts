import { adsFeature } from '../business/ads/index.ts';
import { merchantsFeature } from '../business/merchants/index.ts';
import { productsFeature } from '../business/products/index.ts';
import { carouselsFeature } from '../creation/carousels/index.ts';
import { pictureEditsFeature } from '../creation/picture-edits/index.ts';
import { productTagsFeature } from '../creation/product-tags/index.ts';
import { sponsorshipsFeature } from '../creation/sponsorships/index.ts';
import { pinDraftsFeature } from '../creation/pin-drafts/index.ts';
import { scheduledPinsFeature } from '../creation/scheduled-pins/index.ts';
import { exportsFeature } from '../creation/exports/index.ts';
import { importsFeature } from '../creation/imports/index.ts';
import { videoUploadsFeature } from '../creation/video-uploads/index.ts';
import { videoCaptionsFeature } from '../creation/video-captions/index.ts';
import { storyPinsFeature } from '../creation/story-pins/index.ts';
import { boardIdeasFeature } from '../discovery/board-ideas/index.ts';
import { boardSearchFeature } from '../discovery/board-search/index.ts';
import { boardCardsFeature } from '../discovery/board-cards/index.ts';
import { homeFeedFeature } from '../discovery/home-feed/index.ts';
import { pinFeedbackFeature } from '../discovery/pin-feedback/index.ts';
import { tastesFeature } from '../discovery/tastes/index.ts';
import { reasonsFeature } from '../discovery/reasons/index.ts';
import { recentSearchesFeature } from '../discovery/recent-searches/index.ts';
import { recommenderFeature } from '../discovery/recommender/index.ts';
import { pinPageFeature } from '../discovery/pin-page/index.ts';
import { looksFeature } from '../discovery/looks/index.ts';
import { pinStoriesFeature } from '../discovery/pin-stories/index.ts';
import { relatedPinsFeature } from '../discovery/related-pins/index.ts';
import { searchFeature } from '../discovery/search/index.ts';
import { exploreFeature } from '../discovery/explore/index.ts';
import { savedSearchesFeature } from '../discovery/saved-searches/index.ts';
import { searchNoticesFeature } from '../discovery/search-notices/index.ts';
import { searchIndexFeature } from '../discovery/search-index/index.ts';
import { oembedFeature } from '../discovery/oembed/index.ts';
import { openSearchFeature } from '../discovery/open-search/index.ts';
import { sitemapsFeature } from '../discovery/sitemaps/index.ts';
import { todayFeature } from '../discovery/today/index.ts';
import { shoppingFeature } from '../discovery/shopping/index.ts';
import { topicTreeFeature } from '../discovery/topic-tree/index.ts';
import { topicsFeature } from '../discovery/topics/index.ts';
import { typeaheadFeature } from '../discovery/typeahead/index.ts';
import { videosFeature } from '../discovery/videos/index.ts';
import { webFeedsFeature } from '../discovery/web-feeds/index.ts';
import type { Feature } from '../feature.ts';
import { accountsFeature } from '../identity/accounts/index.ts';
import { mailEventsFeature } from '../operation/mail-events/index.ts';
import { appsFeature } from '../operation/apps/index.ts';
import { countrySessionsFeature } from '../identity/country-sessions/index.ts';
import { deviceAlertsFeature } from '../identity/device-alerts/index.ts';
import { emailVerificationFeature } from '../identity/email-verification/index.ts';
import { linkedAccountsFeature } from '../identity/linked-accounts/index.ts';
import { loggedOutInfoFeature } from '../identity/logged-out-info/index.ts';
import { mailedLinksFeature } from '../identity/mailed-links/index.ts';
import { mailTokensFeature } from '../identity/mail-tokens/index.ts';
import { parentalPasscodeFeature } from '../account/parental-passcode/index.ts';
import { operatorFeature } from '../operation/operator/index.ts';
import { registrationFeature } from '../identity/registration/index.ts';
import { passkeysFeature } from '../identity/passkeys/index.ts';
import { secondFactorFeature } from '../identity/second-factor/index.ts';
import { sessionsFeature } from '../identity/sessions/index.ts';
import { signUpFeature } from '../identity/sign-up/index.ts';
import { botCheckFeature } from '../identity/bot-check/index.ts';
import { fingerprintsFeature } from '../operation/fingerprints/index.ts';
import { landingSignalsFeature } from '../identity/landing-signals/index.ts';
import { providersFeature } from '../identity/providers/index.ts';
import { connectedAccountsFeature } from '../identity/connected-accounts/index.ts';
import { viewerFeature } from '../identity/viewer/index.ts';
import { settingsFeature } from '../account/settings/index.ts';
import { accountSettingsFeature } from '../account/account-settings/index.ts';
import { emailChangeFeature } from '../account/email-change/index.ts';
import { passwordChangeFeature } from '../account/password-change/index.ts';
import { usernamesFeature } from '../identity/usernames/index.ts';
import { sessionListFeature } from '../identity/session-list/index.ts';
import { closureFeature } from '../account/closure/index.ts';
import { dataExportFeature } from '../account/data-export/index.ts';
import { claimedWebsitesFeature } from '../account/claimed-websites/index.ts';
import { regionsFeature } from '../account/regions/index.ts';
import { cookieConsentFeature } from '../identity/cookie-consent/index.ts';
import { liveUpdatesFeature } from '../identity/live-updates/index.ts';
import { clientFailuresFeature } from '../measurement/client-failures/index.ts';
import { feedbackFeature } from '../measurement/feedback/index.ts';
import { blocksFeature } from '../people/blocks/index.ts';
import { followsFeature } from '../people/follows/index.ts';
import { peopleSuggestionsFeature } from '../people/suggestions/index.ts';
import { usersFeature } from '../people/users/index.ts';
import { boardFollowsFeature } from '../pinning/board-follows/index.ts';
import { collaboratorsFeature } from '../pinning/collaborators/index.ts';
import { boardActivityFeature } from '../pinning/board-activity/index.ts';
import { boardNotesFeature } from '../pinning/board-notes/index.ts';
import { boardPollsFeature } from '../pinning/board-polls/index.ts';
import { boardsFeature } from '../pinning/boards/index.ts';
import { pagePicturesFeature } from '../pinning/page-pictures/index.ts';
import { picturesFeature } from '../pinning/pictures/index.ts';
import { pinNotesFeature } from '../pinning/pin-notes/index.ts';
import { keptCopiesFeature } from '../pinning/kept-copies/index.ts';
import { linkChecksFeature } from '../pinning/link-checks/index.ts';
import { richMetadataFeature } from '../pinning/rich-metadata/index.ts';
import { pinsFeature } from '../pinning/pins/index.ts';
import { profilePicturesFeature } from '../pinning/profile-pictures/index.ts';
import { savesFeature } from '../pinning/saves/index.ts';
import { sectionsFeature } from '../pinning/sections/index.ts';
import { commentsFeature } from '../social/comments/index.ts';
import { conversationsFeature } from '../social/conversations/index.ts';
import { invitesFeature } from '../social/invites/index.ts';
import { moderationFeature } from '../social/moderation/index.ts';
import { abuseRulesFeature } from '../social/abuse-rules/index.ts';
import { blockListsFeature } from '../social/block-lists/index.ts';
import { reportsFeature } from '../social/reports/index.ts';
import { transparencyFeature } from '../social/transparency/index.ts';
import { shortLinksFeature } from '../social/short-links/index.ts';
import { unsafePicturesFeature } from '../social/unsafe-pictures/index.ts';
import { translationsFeature } from '../social/translations/index.ts';
import { newsMailsFeature } from '../social/news-mails/index.ts';
import { webPushFeature } from '../social/web-push/index.ts';
import { peopleYouMayKnowFeature } from '../social/people-you-may-know/index.ts';
import { newsKindsFeature } from '../social/news-kinds/index.ts';
import { newsFeature } from '../social/news/index.ts';
import { notificationSettingsFeature } from '../social/notification-settings/index.ts';
import { boardTalkFeature } from '../social/board-talk/index.ts';
import { pinResponsesFeature } from '../social/pin-responses/index.ts';
import { upkeepFeature } from './upkeep.ts';

/** Every feature of the instance, lower areas first; the registry checks at boot that all of their calls fit the contract. */
export const features: readonly Feature[] = [
  upkeepFeature,
  clientFailuresFeature,
  accountsFeature,
  viewerFeature,
  mailTokensFeature,
  secondFactorFeature,
  sessionsFeature,
  linkedAccountsFeature,
  countrySessionsFeature,
  loggedOutInfoFeature,
  passkeysFeature,
  appsFeature,
  mailEventsFeature,
  mailedLinksFeature,
  emailVerificationFeature,
  deviceAlertsFeature,
  signUpFeature,
  botCheckFeature,
  fingerprintsFeature,
  landingSignalsFeature,
  providersFeature,
  connectedAccountsFeature,
  settingsFeature,
  accountSettingsFeature,
  emailChangeFeature,
  passwordChangeFeature,
  parentalPasscodeFeature,
  registrationFeature,
  operatorFeature,
  feedbackFeature,
  usernamesFeature,
  sessionListFeature,
  closureFeature,
  dataExportFeature,
  claimedWebsitesFeature,
  regionsFeature,
  cookieConsentFeature,
  liveUpdatesFeature,
  peopleSuggestionsFeature,
  usersFeature,
  blocksFeature,
  followsFeature,
  boardsFeature,
  collaboratorsFeature,
  boardNotesFeature,
  boardPollsFeature,
  boardActivityFeature,
  boardFollowsFeature,
  picturesFeature,
  profilePicturesFeature,
  pagePicturesFeature,
  pinsFeature,
  pinNotesFeature,
  linkChecksFeature,
  richMetadataFeature,
  keptCopiesFeature,
  sectionsFeature,
  savesFeature,
  commentsFeature,
  translationsFeature,
  invitesFeature,
  conversationsFeature,
  reportsFeature,
  notificationSettingsFeature,
  newsKindsFeature,
  newsFeature,
  peopleYouMayKnowFeature,
  webPushFeature,
  newsMailsFeature,
  moderationFeature,
  blockListsFeature,
  abuseRulesFeature,
  transparencyFeature,
  shortLinksFeature,
  unsafePicturesFeature,
  boardTalkFeature,
  pinResponsesFeature,
  pinFeedbackFeature,
  reasonsFeature,
  tastesFeature,
  homeFeedFeature,
  recommenderFeature,
  relatedPinsFeature,
  boardIdeasFeature,
  boardSearchFeature,
  pinPageFeature,
  searchIndexFeature,
  searchNoticesFeature,
  searchFeature,
  savedSearchesFeature,
  topicsFeature,
  topicTreeFeature,
  exploreFeature,
  todayFeature,
  videosFeature,
  shoppingFeature,
  looksFeature,
  pinStoriesFeature,
  typeaheadFeature,
  recentSearchesFeature,
  sitemapsFeature,
  webFeedsFeature,
  openSearchFeature,
  oembedFeature,
  boardCardsFeature,
  carouselsFeature,
  sponsorshipsFeature,
  pictureEditsFeature,
  productTagsFeature,
  pinDraftsFeature,
  scheduledPinsFeature,
  storyPinsFeature,
  videoCaptionsFeature,
  importsFeature,
  exportsFeature,
  videoUploadsFeature,
  adsFeature,
  merchantsFeature,
  productsFeature,
];
