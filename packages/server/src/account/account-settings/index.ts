import { AccountLanguageResource, AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { accountSettingsSchemas } from '@bowerbird/contract/account/account-settings/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { chooseLanguage, readAccountSettings, updateAccountSettings } from './account-settings.service.ts';

export { checkAge, saveBirthday } from './account-settings.service.ts';

/** The account's own facts, which only its person sees (`C2.15`). */
export const accountSettingsFeature: Feature = {
  name: 'account-settings',
  schemas: accountSettingsSchemas,
  handlers: [
    handle(AccountSettingsResource.get, (context) => readAccountSettings(context, context.viewer.userId)),
    handle(AccountSettingsResource.update, (context, input) => updateAccountSettings(context, context.viewer.userId, input)),
    handle(AccountLanguageResource.update, (context, input) => chooseLanguage(context, context.viewer.userId, input)),
  ],
};
