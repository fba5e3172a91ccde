import { sendLandingSignals } from '@bowerbird/contract/identity/landing-signals/calls.ts';
import { landingSignalSchemas } from '@bowerbird/contract/identity/landing-signals/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { readLanding } from './landing.parser.ts';

export { countedPage } from './landing.parser.ts';

/** What leads people in: numbers for whoever runs the instance, of nobody in particular. */
export const landingSignalsFeature: Feature = {
  name: 'landing-signals',
  schemas: landingSignalSchemas,
  handlers: [
    handle(sendLandingSignals, async ({ core }, input) => {
      core.metrics.landings.inc(readLanding(input));
      return null;
    }),
  ],
};
