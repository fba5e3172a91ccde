import { Type, type Static } from 'typebox';
import { NothingSchema, schemasFor } from '../../protocol/schemas.ts';
import { EmailVerificationResource, resendVerification } from './calls.ts';

export const VerifyEmailInputSchema = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
export type VerifyEmailInput = Static<typeof VerifyEmailInputSchema>;

export const emailVerificationSchemas = [
  schemasFor(resendVerification, { input: Type.Object({}), output: NothingSchema }),
  schemasFor(EmailVerificationResource.create, { input: VerifyEmailInputSchema, output: NothingSchema }),
];
