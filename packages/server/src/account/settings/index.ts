import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { viewerSettings } from '@bowerbird/contract/account/settings/records.ts';
import { userSettingsSchemas } from '@bowerbird/contract/account/settings/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { deleteSettings, selectSettingsForExport, settingsOf } from './settings.queries.ts';
import { readSettings, updateSettings } from './settings.service.ts';

export { isActivityLeftOut } from './settings.queries.ts';
export { updateSettings } from './settings.service.ts';

/** What people set about privacy, messages, mentions and permissions (`C2.15`); the features concerned read it here. */
export const settingsFeature: Feature = {
  name: 'settings',
  schemas: userSettingsSchemas,
  recordParts: [givePart(viewerSettings, (_context, { id }) => settingsOf(id))],
  handlers: [
    handle(UserSettingsResource.get, ({ core, viewer }) => readSettings(core, viewer.userId)),
    handle(UserSettingsResource.update, ({ core, viewer }, input) => updateSettings(core, viewer.userId, input)),
  ],
  personalData: {
    tables: ['user_settings'],
    erase: (core, userId) => deleteSettings(core.db, userId),
    export: async (core, userId) => ({ settings: (await selectSettingsForExport(core.db, userId)) ?? null }),
    // Nobody comes in by a setting, and its person sets it back.
    revertIntrusion: nothingToRevert,
  },
};
