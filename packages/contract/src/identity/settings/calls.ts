import { defineResource, verb } from '../../protocol/endpoint.ts';
import type { UpdateUserSettingsInput, UserSettings } from './schemas.ts';

/** What the viewer set about privacy, messages, mentions and permissions (`C2.15`). */
export const UserSettingsResource = defineResource('UserSettingsResource', {
  get: verb<Record<string, never>, UserSettings>({ access: 'full' }),
  update: verb<UpdateUserSettingsInput, UserSettings>({ access: 'passcode' }),
});
