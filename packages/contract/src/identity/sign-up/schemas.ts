import { Type, type Static } from 'typebox';
import { Nullable, defineSchemas } from '../../protocol/schemas.ts';
import { ViewerRecordSchema } from '../viewer/records.ts';
import { registerEmailHandshake, registerPartnerHandshake, UserRegisterResource } from './calls.ts';

const maybeText = Type.Optional(Nullable(Type.String({ maxLength: 2048 })));
/** Whatever the client notes down for later; accepted, not kept. */
const ignored = Type.Optional(Type.Unknown());

/** What every sign-up says besides how its person proves who they are. */
export const profileFields = {
  /** Epoch seconds; a string of digits in a form. */
  birthday: Type.Union([Type.Integer(), Type.String()]),
  /** The same once more, from who was asked whether it is right. */
  confirmed_birthday: Type.Optional(Nullable(Type.Union([Type.Integer(), Type.String()]))),
  username: Type.Optional(Nullable(Type.String())),
  first_name: Type.Optional(Nullable(Type.String())),
  last_name: Type.Optional(Nullable(Type.String())),
  business_name: Type.Optional(Nullable(Type.String())),
  country: maybeText,
  locale: maybeText,
  gender: maybeText,
  custom_gender: maybeText,
  referrer: maybeText,
  invite_code: maybeText,
  utm_campaign: maybeText,
  /** The one-time token of the link that makes this account the owner's. */
  owner_token: maybeText,
  recaptcha_v3_token: Type.Optional(Nullable(Type.String({ maxLength: 16_384 }))),
  facebook_id: ignored,
  facebook_token: ignored,
  visited_pages: ignored,
  user_behavior_data: ignored,
};

/** The sign-up payload (`C3.13`). The fields of the form have their own rules (`domain/identity`), told one by one. */
export const SignUpInputSchema = Type.Object({ email: Type.String(), password: Type.String(), ...profileFields });
export type SignUpInput = Static<typeof SignUpInputSchema>;

/** The sign-up of a business: its name is needed, and is its first name too. */
export const PartnerSignUpInputSchema = Type.Object({
  email: Type.String(),
  password: Type.String(),
  ...profileFields,
  business_name: Type.String(),
});
export type PartnerSignUpInput = Static<typeof PartnerSignUpInputSchema>;

export const signUpSchemas = [
  defineSchemas(registerPartnerHandshake, { input: PartnerSignUpInputSchema, output: Type.String() }),
  defineSchemas(registerEmailHandshake, { input: SignUpInputSchema, output: Type.String() }),
  defineSchemas(UserRegisterResource.create, { input: SignUpInputSchema, output: ViewerRecordSchema }),
];
