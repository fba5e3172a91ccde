import { behindPasscode, defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { UpdateUserSettingsInput, UserSettings } from './schemas.ts';

/** What the viewer set about privacy, messages, mentions and permissions (`C2.15`). */
export const UserSettingsResource = defineResource('UserSettingsResource', {
  get: forFullViewer<Record<string, never>, UserSettings>(),
  update: behindPasscode<UpdateUserSettingsInput, UserSettings>(),
});
