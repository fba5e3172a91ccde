import { defineRest, forSignedIn } from '../../protocol/endpoint.ts';
import type { LandingSignalsInput } from './schemas.ts';

/** What led somebody in, told once they are (`C7.9`): counted, and kept of nobody but by whose link a new account came. */
export const sendLandingSignals = defineRest('POST', '/v3/orientation/user_landing_signals/', forSignedIn<LandingSignalsInput, null>());
