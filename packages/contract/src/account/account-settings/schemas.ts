import { Type, type Static } from 'typebox';
import { genders } from '@bowerbird/domain/identity/gender.ts';
import { builtLocales } from '@bowerbird/domain/locales.ts';
import { defineSchemas, NoInputSchema, Nullable } from '../../protocol/schemas.ts';
import { AccountLanguageResource, AccountSettingsResource } from './calls.ts';

/** What only the person sees of their account. */
export const AccountSettingsSchema = Type.Object({
  email: Nullable(Type.String()),
  is_email_verified: Type.Boolean(),
  /** The address that waits for its link to be opened. */
  pending_email: Nullable(Type.String()),
  has_password: Type.Boolean(),
  /** Epoch seconds. */
  birthday: Nullable(Type.Integer()),
  gender: Nullable(Type.String()),
  custom_gender: Nullable(Type.String()),
  country: Type.String(),
  locale: Type.String(),
});
export type AccountSettings = Static<typeof AccountSettingsSchema>;

/** What is to change; the rest stays. */
export const UpdateAccountSettingsInputSchema = Type.Object({
  /** Epoch seconds; its day in UTC counts. */
  birthday: Type.Optional(Type.Integer()),
  gender: Type.Optional(Type.Enum([...genders])),
  custom_gender: Type.Optional(Type.String()),
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  locale: Type.Optional(Type.Enum([...builtLocales])),
});
export type UpdateAccountSettingsInput = Static<typeof UpdateAccountSettingsInputSchema>;

export const AccountLanguageSchema = Type.Object({ locale: Type.Enum([...builtLocales]) });
export type AccountLanguage = Static<typeof AccountLanguageSchema>;

export const accountSettingsSchemas = [
  defineSchemas(AccountSettingsResource.get, { input: NoInputSchema, output: AccountSettingsSchema }),
  defineSchemas(AccountSettingsResource.update, { input: UpdateAccountSettingsInputSchema, output: AccountSettingsSchema }),
  defineSchemas(AccountLanguageResource.update, { input: AccountLanguageSchema, output: AccountLanguageSchema }),
];
