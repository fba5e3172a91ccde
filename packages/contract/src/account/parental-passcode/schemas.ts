import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema, NothingSchema, Nullable } from '../../protocol/schemas.ts';
import { ParentalPasscodeResource, PasscodeRecoveryResource } from './calls.ts';

/** The fields of the viewer record (`C3.9`) that a change of the passcode changes. */
export const ParentalPasscodeSchema = Type.Object({
  parental_control_passcode_enabled: Type.Boolean(),
  parental_control_anonymized_email: Nullable(Type.String()),
});
export type ParentalPasscode = Static<typeof ParentalPasscodeSchema>;

export const SetPasscodeInputSchema = Type.Object({
  new_passcode: Type.String(),
  backup_email: Type.String(),
  /** Of the account; where it has one, nobody with a borrowed session locks its settings. */
  password: Type.Optional(Type.String()),
});
export type SetPasscodeInput = Static<typeof SetPasscodeInputSchema>;

/** What is to change; the rest stays. */
export const ChangePasscodeInputSchema = Type.Object({
  new_passcode: Type.Optional(Type.String()),
  backup_email: Type.Optional(Type.String()),
});
export type ChangePasscodeInput = Static<typeof ChangePasscodeInputSchema>;

export const RecoverPasscodeInputSchema = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 200 }),
  new_passcode: Type.String(),
});
export type RecoverPasscodeInput = Static<typeof RecoverPasscodeInputSchema>;

export const parentalPasscodeSchemas = [
  defineSchemas(ParentalPasscodeResource.create, { input: SetPasscodeInputSchema, output: ParentalPasscodeSchema }),
  defineSchemas(ParentalPasscodeResource.update, { input: ChangePasscodeInputSchema, output: ParentalPasscodeSchema }),
  defineSchemas(ParentalPasscodeResource.delete, { input: NoInputSchema, output: ParentalPasscodeSchema }),
  defineSchemas(PasscodeRecoveryResource.create, { input: NoInputSchema, output: NothingSchema }),
  defineSchemas(PasscodeRecoveryResource.update, { input: RecoverPasscodeInputSchema, output: NothingSchema }),
];
