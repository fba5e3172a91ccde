import { behindPasscode, defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { AccountLanguage, AccountSettings, UpdateAccountSettingsInput } from './schemas.ts';

/** The account's own facts: address, birthday, gender, country and language (`C2.15`). */
export const AccountSettingsResource = defineResource('AccountSettingsResource', {
  get: forFullViewer<Record<string, never>, AccountSettings>(),
  update: behindPasscode<UpdateAccountSettingsInput, AccountSettings>({ errors: ['age_restricted'] }),
});

/**
 * The language that the account's pages and mails are in, as its person chooses it wherever they are. Without the parental
 * passcode, which guards what settings protect: a child may read the pages in their language.
 */
export const AccountLanguageResource = defineResource('AccountLanguageResource', {
  update: forFullViewer<AccountLanguage, AccountLanguage>(),
});
