import { Type, type Static } from 'typebox';
import { defineSchemas } from '../../protocol/schemas.ts';
import { verifySession } from './calls.ts';

export const VerifySessionInputSchema = Type.Object({ recaptcha_token: Type.String({ maxLength: 16_384 }) });
export type VerifySessionInput = Static<typeof VerifySessionInputSchema>;

export const VerifySessionOutputSchema = Type.Object({
  verdict: Type.Union([Type.Literal('person'), Type.Literal('bot'), Type.Literal('unknown')]),
});
export type VerifySessionOutput = Static<typeof VerifySessionOutputSchema>;

export const botCheckSchemas = [defineSchemas(verifySession, { input: VerifySessionInputSchema, output: VerifySessionOutputSchema })];
