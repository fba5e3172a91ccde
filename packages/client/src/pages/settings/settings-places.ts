import type { MessageId } from '../../i18n/message-id.ts';

interface Place {
  readonly path: string;
  readonly title: MessageId;
  /** What is found there, in a line. */
  readonly help: MessageId;
  /** The field of the viewer record that says who has this page; everybody without it. */
  readonly shownTo?: 'parental_control_candidate' | 'is_instance_owner' | 'is_moderator';
}

interface PlaceGroup {
  readonly title: MessageId;
  readonly places: readonly Place[];
}

/** The pages of the settings (`C2.15`), in the order of their list and its groups. */
export const settingsGroups: readonly PlaceGroup[] = [
  {
    title: 'settings.groupYou',
    places: [
      { path: '/settings/edit-profile/', title: 'settings.profile', help: 'settings.profileHelp' },
      { path: '/settings/account-settings/', title: 'settings.account', help: 'settings.accountHelp' },
      { path: '/settings/security/', title: 'settings.security', help: 'settings.securityLead' },
      { path: '/settings/tastes/', title: 'settings.tastes', help: 'settings.tastesHelp' },
      { path: '/settings/invites/', title: 'invites.title', help: 'invites.help' },
    ],
  },
  {
    title: 'settings.groupPrivacy',
    places: [
      { path: '/settings/privacy/', title: 'settings.privacy', help: 'settings.privacyLead' },
      { path: '/settings/permissions/', title: 'settings.permissions', help: 'settings.permissionsLead' },
      { path: '/settings/edit/mentions/', title: 'settings.mentions', help: 'settings.mentionsLead' },
      { path: '/parental-passcode/', title: 'passcode.title', help: 'settings.passcodeHelp', shownTo: 'parental_control_candidate' },
      { path: '/settings/account-status/', title: 'reports.status', help: 'reports.statusLead' },
    ],
  },
  {
    title: 'settings.groupNotifications',
    places: [
      { path: '/settings/notifications/', title: 'settings.notifications', help: 'settings.notificationsHelp' },
      { path: '/email/preferences/', title: 'settings.emails', help: 'settings.emailsHelp' },
      { path: '/settings/messages/', title: 'settings.messages', help: 'settings.messagesLead' },
    ],
  },
  {
    title: 'settings.groupTools',
    places: [
      { path: '/settings/import/', title: 'settings.import', help: 'settings.importHelp' },
      { path: '/settings/export/', title: 'settings.export', help: 'settings.exportHelp' },
      { path: '/save-button/', title: 'settings.saveButton', help: 'settings.saveButtonHelp' },
      { path: '/settings/apps/', title: 'settings.apps', help: 'settings.appsHelp' },
      { path: '/settings/links/', title: 'settings.links', help: 'settings.linksHelp' },
      { path: '/settings/websites/', title: 'settings.websites', help: 'websites.lead' },
    ],
  },
  {
    title: 'settings.groupInstance',
    places: [
      { path: '/care/', title: 'reports.care', help: 'reports.careLead', shownTo: 'is_moderator' },
      { path: '/settings/instance/', title: 'settings.instance', help: 'settings.instanceHelp', shownTo: 'is_instance_owner' },
      { path: '/settings/topics/', title: 'settings.topics', help: 'settings.topicsHelp', shownTo: 'is_instance_owner' },
    ],
  },
];

/** Where the addresses of other pages begin, with the entry of the list that stands for them. */
const under: readonly (readonly [string, string])[] = [
  ['/settings/edit/email/', '/settings/account-settings/'],
  ['/settings/edit/password/', '/settings/account-settings/'],
  ['/settings/messages/', '/settings/messages/'],
  ['/email/', '/email/preferences/'],
];

/** The path of the list's entry that a page belongs to. */
export function placeOfPage(pathname: string): string {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return under.find(([start]) => path.startsWith(start))?.[1] ?? path;
}
