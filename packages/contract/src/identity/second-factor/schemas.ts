import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema, NothingSchema, Nullable } from '../../protocol/schemas.ts';
import { RecoveryCodesResource, SecondFactorResource, secondFactorHandshake } from './calls.ts';

const code = Type.String({ minLength: 1, maxLength: 40 });

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
  mfa_token: code,
  /** Spares this device the second factor for 30 days; a form sends it as text. */
  trust_device: Type.Optional(Nullable(Type.Union([Type.Boolean(), Type.String({ maxLength: 10 })]))),
});
export type SecondFactorInput = Static<typeof SecondFactorInputSchema>;

/** The password, for accounts that have one. */
export const EnrolSecondFactorInputSchema = Type.Object({ password: Type.Optional(Nullable(Type.String())) });
export type EnrolSecondFactorInput = Static<typeof EnrolSecondFactorInputSchema>;

export const ConfirmSecondFactorInputSchema = Type.Object({ mfa_token: code });
export type ConfirmSecondFactorInput = Static<typeof ConfirmSecondFactorInputSchema>;

export const RemoveSecondFactorInputSchema = ConfirmSecondFactorInputSchema;
export type RemoveSecondFactorInput = Static<typeof RemoveSecondFactorInputSchema>;

/** What an authenticator app needs: the secret (base32) to type, and the same as an `otpauth://` address for a QR code. */
export const EnrolmentSchema = Type.Object({ secret: Type.String(), uri: Type.String() });
export type Enrolment = Static<typeof EnrolmentSchema>;

export const RecoveryCodesSchema = Type.Object({ recovery_codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodesSchema>;

export const SecondFactorStateSchema = Type.Object({
  is_enabled: Type.Boolean(),
  enabled_at: Nullable(Type.String()),
  recovery_codes_left: Type.Integer(),
});
export type SecondFactorState = Static<typeof SecondFactorStateSchema>;

/** Answered by the sessions: it is the second step of a log-in. */
export const secondFactorHandshakeSchemas = defineSchemas(secondFactorHandshake, { input: SecondFactorInputSchema, output: Type.String() });

export const secondFactorSchemas = [
  defineSchemas(SecondFactorResource.get, { input: NoInputSchema, output: SecondFactorStateSchema }),
  defineSchemas(SecondFactorResource.create, { input: EnrolSecondFactorInputSchema, output: EnrolmentSchema }),
  defineSchemas(SecondFactorResource.update, { input: ConfirmSecondFactorInputSchema, output: RecoveryCodesSchema }),
  defineSchemas(SecondFactorResource.delete, { input: RemoveSecondFactorInputSchema, output: NothingSchema }),
  defineSchemas(RecoveryCodesResource.create, { input: ConfirmSecondFactorInputSchema, output: RecoveryCodesSchema }),
];
