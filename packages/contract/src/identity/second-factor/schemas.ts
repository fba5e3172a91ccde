import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema, NothingSchema, Nullable } from '../../protocol/schemas.ts';
import { RecoveryCodesResource, SecondFactorResource } from './calls.ts';

const code = Type.String({ minLength: 1, maxLength: 40 });

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

export const secondFactorSchemas = [
  defineSchemas(SecondFactorResource.get, { input: NoInputSchema, output: SecondFactorStateSchema }),
  defineSchemas(SecondFactorResource.create, { input: EnrolSecondFactorInputSchema, output: EnrolmentSchema }),
  defineSchemas(SecondFactorResource.update, { input: ConfirmSecondFactorInputSchema, output: RecoveryCodesSchema }),
  defineSchemas(SecondFactorResource.delete, { input: RemoveSecondFactorInputSchema, output: NothingSchema }),
  defineSchemas(RecoveryCodesResource.create, { input: ConfirmSecondFactorInputSchema, output: RecoveryCodesSchema }),
];
