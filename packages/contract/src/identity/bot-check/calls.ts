import { defineRest, forSignedIn } from '../../protocol/endpoint.ts';
import type { VerifySessionInput, VerifySessionOutput } from './schemas.ts';

/** What the bot check says of a signed-in browser, some time after it came (`C7.32`). It is noted, and nobody is put out for it. */
export const verifySession = defineRest(
  'PUT',
  '/v3/sessions/verify/',
  forSignedIn<VerifySessionInput, VerifySessionOutput>({ secret: true }),
);
