import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema, NothingSchema } from '../../protocol/schemas.ts';
import { EmailVerificationResource, resendVerification } from './calls.ts';

export const VerifyEmailInputSchema = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
export type VerifyEmailInput = Static<typeof VerifyEmailInputSchema>;

export const emailVerificationSchemas = [
  defineSchemas(resendVerification, { input: NoInputSchema, output: NothingSchema }),
  defineSchemas(EmailVerificationResource.create, { input: VerifyEmailInputSchema, output: NothingSchema }),
];
