import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema, Nullable } from '../../protocol/schemas.ts';
import { profileFields } from '../sign-up/schemas.ts';
import {
  ConnectedAccountsResource,
  loginFacebookHandshake,
  loginGoogleHandshake,
  loginLineHandshake,
  registerFacebookHandshake,
  registerGoogleHandshake,
  registerLineHandshake,
} from './calls.ts';

/** Longer than any token that a provider gives. */
const token = Type.String({ minLength: 1, maxLength: 8192 });
const google = { google_open_id_token: token };
const facebook = { facebook_id: Type.String({ minLength: 1, maxLength: 100 }), facebook_token: token };
const line = { line_id_token: token };
const logIn = { mfa_token: Type.Optional(Nullable(Type.String({ maxLength: 40 }))) };
/** The provider's address is taken when it gives one, else this one. */
const signUp = { ...profileFields, ...logIn, email: Type.Optional(Nullable(Type.String())) };

export const GoogleLogInInputSchema = Type.Object({ ...google, ...logIn });
export type GoogleLogInInput = Static<typeof GoogleLogInInputSchema>;
export const FacebookLogInInputSchema = Type.Object({ ...facebook, ...logIn });
export type FacebookLogInInput = Static<typeof FacebookLogInInputSchema>;
export const LineLogInInputSchema = Type.Object({ ...line, ...logIn });
export type LineLogInInput = Static<typeof LineLogInInputSchema>;

export const GoogleSignUpInputSchema = Type.Object({ ...signUp, ...google });
export type GoogleSignUpInput = Static<typeof GoogleSignUpInputSchema>;
export const FacebookSignUpInputSchema = Type.Object({ ...signUp, ...facebook });
export type FacebookSignUpInput = Static<typeof FacebookSignUpInputSchema>;
export const LineSignUpInputSchema = Type.Object({ ...signUp, ...line });
export type LineSignUpInput = Static<typeof LineSignUpInputSchema>;

const ProviderSchema = Type.Union([Type.Literal('google'), Type.Literal('facebook'), Type.Literal('line')]);

/** One account elsewhere, by the address or name that its provider gave. */
export const ConnectedAccountSchema = Type.Object({ provider: ProviderSchema, label: Type.String(), created_at: Type.String() });
export type ConnectedAccount = Static<typeof ConnectedAccountSchema>;
export const ConnectedAccountsSchema = Type.Array(ConnectedAccountSchema);
export type ConnectedAccounts = Static<typeof ConnectedAccountsSchema>;

const password = Type.Optional(Nullable(Type.String()));
/** The token of one provider, and the password of who has one. */
export const ConnectInputSchema = Type.Object({
  password,
  google_open_id_token: Type.Optional(token),
  facebook_id: Type.Optional(facebook.facebook_id),
  facebook_token: Type.Optional(token),
  line_id_token: Type.Optional(token),
});
export type ConnectInput = Static<typeof ConnectInputSchema>;
export const DisconnectInputSchema = Type.Object({ provider: ProviderSchema, password });
export type DisconnectInput = Static<typeof DisconnectInputSchema>;

const gives = Type.String();
export const connectedAccountSchemas = [
  defineSchemas(loginGoogleHandshake, { input: GoogleLogInInputSchema, output: gives }),
  defineSchemas(loginFacebookHandshake, { input: FacebookLogInInputSchema, output: gives }),
  defineSchemas(loginLineHandshake, { input: LineLogInInputSchema, output: gives }),
  defineSchemas(registerGoogleHandshake, { input: GoogleSignUpInputSchema, output: gives }),
  defineSchemas(registerFacebookHandshake, { input: FacebookSignUpInputSchema, output: gives }),
  defineSchemas(registerLineHandshake, { input: LineSignUpInputSchema, output: gives }),
  defineSchemas(ConnectedAccountsResource.get, { input: NoInputSchema, output: ConnectedAccountsSchema }),
  defineSchemas(ConnectedAccountsResource.create, { input: ConnectInputSchema, output: ConnectedAccountsSchema }),
  defineSchemas(ConnectedAccountsResource.delete, { input: DisconnectInputSchema, output: ConnectedAccountsSchema }),
];
