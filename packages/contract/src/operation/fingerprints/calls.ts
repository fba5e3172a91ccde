import { defineRest, forFullViewer } from '../../protocol/endpoint.ts';
import type { FingerprintInput } from './schemas.ts';

/** By what a device is known again, so that many accounts of one are seen (`C7.31`). */
export const sendFingerprint = defineRest(
  'POST',
  '/v3/spam/fingerprints/',
  forFullViewer<FingerprintInput, null>({ errors: ['locked_for_a_while'] }),
);
