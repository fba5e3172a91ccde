import { Type, type Static } from 'typebox';
import { defineSchemas, IdSchema, NoInputSchema, NothingSchema, Nullable } from '../../protocol/schemas.ts';
import { ViewerRecordSchema } from '../viewer/records.ts';
import {
  HandshakeSessionResource,
  loginHandshake,
  refreshStoredAccounts,
  refreshToken,
  secondFactorHandshake,
  UserSessionResource,
} from './calls.ts';
import { StoredAccountsSchema } from './stored-accounts.ts';

export type { SessionAccount, StoredAccounts } from './stored-accounts.ts';

/** The log-in payload (`C3.14`). Log-in itself applies no rule to the password. */
export const LogInInputSchema = Type.Object({
  username_or_email: Type.String({ maxLength: 1000 }),
  password: Type.String(),
  referrer: Type.Optional(Nullable(Type.String())),
  mfa_token: Type.Optional(Nullable(Type.String())),
  /** Of the bot check. */
  token: Type.Optional(Nullable(Type.String())),
});
export type LogInInput = Static<typeof LogInInputSchema>;

/**
 * A code of the authenticator app (six digits) or a recovery code: for a log-in attempt, or beside the name and password of
 * the log-in payload (`C3.14`).
 */
export const SecondFactorInputSchema = Type.Object({
  attempt: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  username_or_email: Type.Optional(Type.String({ maxLength: 1000 })),
  password: Type.Optional(Type.String()),
  referrer: Type.Optional(Nullable(Type.String())),
  /** Of the bot check. */
  token: Type.Optional(Nullable(Type.String())),
  mfa_token: Type.String({ minLength: 1, maxLength: 40 }),
  /** Spares this device the second factor for 30 days; a form sends it as text. */
  trust_device: Type.Optional(Nullable(Type.Union([Type.Boolean(), Type.String({ maxLength: 10 })]))),
});
export type SecondFactorInput = Static<typeof SecondFactorInputSchema>;

export const ExchangeInputSchema = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 200 }),
  isRegistration: Type.Optional(Type.Boolean()),
  /** Keeps who is signed in here already, to switch back to. */
  adds_account: Type.Optional(Type.Boolean()),
  /** Lets this device go on as the person later, without a password, to look around and save. */
  remember_device: Type.Optional(Type.Boolean()),
});
export type ExchangeInput = Static<typeof ExchangeInputSchema>;

export const CreateSessionInputSchema = Type.Object({
  session_accounts: Type.Literal(true),
  /** Of whom the session is to be; without it nothing changes. */
  account_id: Type.Optional(IdSchema),
});
export type CreateSessionInput = Static<typeof CreateSessionInputSchema>;

export const EndSessionInputSchema = Type.Object({
  disable_auth_failure_redirect: Type.Optional(Type.Boolean()),
  /** Ends the sessions of every account of this browser. */
  all_accounts: Type.Optional(Type.Boolean()),
});
export type EndSessionInput = Static<typeof EndSessionInputSchema>;

/** How long the new token lives. */
export const RefreshedTokenSchema = Type.Object({ days_to_expiration: Type.Integer() });
export type RefreshedToken = Static<typeof RefreshedTokenSchema>;

export const sessionSchemas = [
  defineSchemas(loginHandshake, { input: LogInInputSchema, output: Type.String() }),
  defineSchemas(secondFactorHandshake, { input: SecondFactorInputSchema, output: Type.String() }),
  defineSchemas(HandshakeSessionResource.create, { input: ExchangeInputSchema, output: ViewerRecordSchema }),
  defineSchemas(UserSessionResource.create, { input: CreateSessionInputSchema, output: StoredAccountsSchema }),
  defineSchemas(refreshToken, { input: NoInputSchema, output: RefreshedTokenSchema }),
  defineSchemas(refreshStoredAccounts, { input: NoInputSchema, output: StoredAccountsSchema }),
  defineSchemas(UserSessionResource.delete, { input: EndSessionInputSchema, output: NothingSchema }),
];
