import { Type, type Static } from 'typebox';
import { defineSchemas } from '../../protocol/schemas.ts';
import { sendFingerprint } from './calls.ts';

/** A hash that the browser makes of itself, base64url or hexadecimal. */
export const FingerprintInputSchema = Type.Object({ fingerprint: Type.String({ pattern: '^[A-Za-z0-9_-]{16,128}$' }) });
export type FingerprintInput = Static<typeof FingerprintInputSchema>;

export const fingerprintSchemas = [defineSchemas(sendFingerprint, { input: FingerprintInputSchema, output: Type.Null() })];
