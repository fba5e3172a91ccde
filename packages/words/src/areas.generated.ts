// Made by `npm run generate:words` from the folders of the English messages.
import type everyPageCommon from './messages/en/every-page/common.json';
import type everyPageDiscovery from './messages/en/every-page/discovery.json';
import type everyPageIdentity from './messages/en/every-page/identity.json';
import type everyPagePeople from './messages/en/every-page/people.json';
import type everyPagePinning from './messages/en/every-page/pinning.json';
import type everyPageReports from './messages/en/every-page/reports.json';
import type onDemandAccounts from './messages/en/on-demand/accounts.json';
import type onDemandApps from './messages/en/on-demand/apps.json';
import type onDemandBoard from './messages/en/on-demand/board.json';
import type onDemandBoardWork from './messages/en/on-demand/board-work.json';
import type onDemandByPicture from './messages/en/on-demand/by-picture.json';
import type onDemandCare from './messages/en/on-demand/care.json';
import type onDemandCloseup from './messages/en/on-demand/closeup.json';
import type onDemandColors from './messages/en/on-demand/colors.json';
import type onDemandCookies from './messages/en/on-demand/cookies.json';
import type onDemandCopies from './messages/en/on-demand/copies.json';
import type onDemandCreating from './messages/en/on-demand/creating.json';
import type onDemandEntrance from './messages/en/on-demand/entrance.json';
import type onDemandExports from './messages/en/on-demand/exports.json';
import type onDemandExtension from './messages/en/on-demand/extension.json';
import type onDemandIdeaEditor from './messages/en/on-demand/idea-editor.json';
import type onDemandImports from './messages/en/on-demand/imports.json';
import type onDemandInstance from './messages/en/on-demand/instance.json';
import type onDemandInvites from './messages/en/on-demand/invites.json';
import type onDemandLinks from './messages/en/on-demand/links.json';
import type onDemandMessages from './messages/en/on-demand/messages.json';
import type onDemandNotifications from './messages/en/on-demand/notifications.json';
import type onDemandOperator from './messages/en/on-demand/operator.json';
import type onDemandOpinion from './messages/en/on-demand/opinion.json';
import type onDemandPasscode from './messages/en/on-demand/passcode.json';
import type onDemandPinActs from './messages/en/on-demand/pin-acts.json';
import type onDemandProductTags from './messages/en/on-demand/product-tags.json';
import type onDemandProfile from './messages/en/on-demand/profile.json';
import type onDemandReasons from './messages/en/on-demand/reasons.json';
import type onDemandReports from './messages/en/on-demand/reports.json';
import type onDemandSaveAnywhere from './messages/en/on-demand/save-anywhere.json';
import type onDemandSaving from './messages/en/on-demand/saving.json';
import type onDemandSearch from './messages/en/on-demand/search.json';
import type onDemandSecurity from './messages/en/on-demand/security.json';
import type onDemandSettings from './messages/en/on-demand/settings.json';
import type onDemandSharing from './messages/en/on-demand/sharing.json';
import type onDemandShopping from './messages/en/on-demand/shopping.json';
import type onDemandShortcuts from './messages/en/on-demand/shortcuts.json';
import type onDemandToday from './messages/en/on-demand/today.json';
import type onDemandTodayEditor from './messages/en/on-demand/today-editor.json';
import type onDemandTogether from './messages/en/on-demand/together.json';
import type onDemandTopicTree from './messages/en/on-demand/topic-tree.json';
import type onDemandTopics from './messages/en/on-demand/topics.json';
import type onDemandTransparency from './messages/en/on-demand/transparency.json';
import type mailsClosure from './messages/en/mails/closure.json';
import type mailsDataExport from './messages/en/mails/data-export.json';
import type mailsDeviceAlerts from './messages/en/mails/device-alerts.json';
import type mailsEmailChange from './messages/en/mails/email-change.json';
import type mailsEmailVerification from './messages/en/mails/email-verification.json';
import type mailsMailedLinks from './messages/en/mails/mailed-links.json';
import type mailsModeration from './messages/en/mails/moderation.json';
import type mailsNews from './messages/en/mails/news.json';
import type mailsOperator from './messages/en/mails/operator.json';
import type mailsParentalPasscode from './messages/en/mails/parental-passcode.json';
import type mailsSignUp from './messages/en/mails/sign-up.json';
import type mailsTogether from './messages/en/mails/together.json';

/** The areas of words that only some pages need; such a page names them in its route. */
export const onDemandAreas = [
  'accounts',
  'apps',
  'board',
  'board-work',
  'by-picture',
  'care',
  'closeup',
  'colors',
  'cookies',
  'copies',
  'creating',
  'entrance',
  'exports',
  'extension',
  'idea-editor',
  'imports',
  'instance',
  'invites',
  'links',
  'messages',
  'notifications',
  'operator',
  'opinion',
  'passcode',
  'pin-acts',
  'product-tags',
  'profile',
  'reasons',
  'reports',
  'save-anywhere',
  'saving',
  'search',
  'security',
  'settings',
  'sharing',
  'shopping',
  'shortcuts',
  'today',
  'today-editor',
  'together',
  'topic-tree',
  'topics',
  'transparency',
] as const;
export type OnDemandArea = (typeof onDemandAreas)[number];

export type EveryPageMessageId =
  | keyof typeof everyPageCommon
  | keyof typeof everyPageDiscovery
  | keyof typeof everyPageIdentity
  | keyof typeof everyPagePeople
  | keyof typeof everyPagePinning
  | keyof typeof everyPageReports;

export type OnDemandMessageId =
  | keyof typeof onDemandAccounts
  | keyof typeof onDemandApps
  | keyof typeof onDemandBoard
  | keyof typeof onDemandBoardWork
  | keyof typeof onDemandByPicture
  | keyof typeof onDemandCare
  | keyof typeof onDemandCloseup
  | keyof typeof onDemandColors
  | keyof typeof onDemandCookies
  | keyof typeof onDemandCopies
  | keyof typeof onDemandCreating
  | keyof typeof onDemandEntrance
  | keyof typeof onDemandExports
  | keyof typeof onDemandExtension
  | keyof typeof onDemandIdeaEditor
  | keyof typeof onDemandImports
  | keyof typeof onDemandInstance
  | keyof typeof onDemandInvites
  | keyof typeof onDemandLinks
  | keyof typeof onDemandMessages
  | keyof typeof onDemandNotifications
  | keyof typeof onDemandOperator
  | keyof typeof onDemandOpinion
  | keyof typeof onDemandPasscode
  | keyof typeof onDemandPinActs
  | keyof typeof onDemandProductTags
  | keyof typeof onDemandProfile
  | keyof typeof onDemandReasons
  | keyof typeof onDemandReports
  | keyof typeof onDemandSaveAnywhere
  | keyof typeof onDemandSaving
  | keyof typeof onDemandSearch
  | keyof typeof onDemandSecurity
  | keyof typeof onDemandSettings
  | keyof typeof onDemandSharing
  | keyof typeof onDemandShopping
  | keyof typeof onDemandShortcuts
  | keyof typeof onDemandToday
  | keyof typeof onDemandTodayEditor
  | keyof typeof onDemandTogether
  | keyof typeof onDemandTopicTree
  | keyof typeof onDemandTopics
  | keyof typeof onDemandTransparency;

export type MailMessageId =
  | keyof typeof mailsClosure
  | keyof typeof mailsDataExport
  | keyof typeof mailsDeviceAlerts
  | keyof typeof mailsEmailChange
  | keyof typeof mailsEmailVerification
  | keyof typeof mailsMailedLinks
  | keyof typeof mailsModeration
  | keyof typeof mailsNews
  | keyof typeof mailsOperator
  | keyof typeof mailsParentalPasscode
  | keyof typeof mailsSignUp
  | keyof typeof mailsTogether;
