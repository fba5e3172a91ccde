import { defineResource, verb } from '../../protocol/endpoint.ts';
import type { AccountLanguage, AccountSettings, UpdateAccountSettingsInput } from './schemas.ts';

/** The account's own facts: address, birthday, gender, country and language (`C2.15`). */
export const AccountSettingsResource = defineResource('AccountSettingsResource', {
  get: verb<Record<string, never>, AccountSettings>({ access: 'full' }),
  update: verb<UpdateAccountSettingsInput, AccountSettings>({ access: 'passcode', errors: ['age_restricted'] }),
});

/**
 * The language that the account's pages and mails are in, as its person chooses it wherever they are. Without the parental
 * passcode, which guards what settings protect: a child may read the pages in their language.
 */
export const AccountLanguageResource = defineResource('AccountLanguageResource', {
  update: verb<AccountLanguage, AccountLanguage>({ access: 'full' }),
});
