import {
  changeEmailSettings,
  changeNewsSettings,
  changePushSettings,
  readEmailSettings,
  readNewsSettings,
  readPushSettings,
} from '@bowerbird/contract/social/notification-settings/calls.ts';
import { notificationSettingsSchemas } from '@bowerbird/contract/social/notification-settings/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { deleteNotificationSettings, selectNotificationSettings } from './notification-settings.queries.ts';
import { changeWay, readWay } from './notification-settings.service.ts';

export {
  isQuiet,
  knowsTimeZone,
  mailChoiceOf,
  nextDigest,
  quietEnd,
  rhythmOf,
  setUnknownTimeZone,
  wants,
  wantsMessages,
} from './notification-settings.queries.ts';

export { changeMailsOf } from './notification-settings.service.ts';

/** What people want to be told, in which way and when (`B7.8`, `B3.40`). */
export const notificationSettingsFeature: Feature = {
  name: 'notification-settings',
  schemas: notificationSettingsSchemas,
  handlers: [
    handle(readNewsSettings, ({ core, viewer }) => readWay(core, viewer.userId, 'here')),
    handle(changeNewsSettings, ({ core, viewer }, input) => changeWay(core, viewer.userId, 'here', input)),
    handle(readPushSettings, ({ core, viewer }) => readWay(core, viewer.userId, 'push')),
    handle(changePushSettings, ({ core, viewer }, input) => changeWay(core, viewer.userId, 'push', input)),
    handle(readEmailSettings, ({ core, viewer }) => readWay(core, viewer.userId, 'mail')),
    handle(changeEmailSettings, ({ core, viewer }, input) => changeWay(core, viewer.userId, 'mail', input)),
  ],
  personalData: {
    tables: ['notification_settings'],
    erase: (core, userId) => deleteNotificationSettings(core.db, userId),
    export: async (core, userId) => ({ notifications: (await selectNotificationSettings(core.db, userId)) ?? null }),
    // Nobody comes in by a setting, and its person sets it back.
    revertIntrusion: nothingToRevert,
  },
};
