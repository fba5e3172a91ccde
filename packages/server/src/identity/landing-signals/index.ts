import { sendLandingSignals } from '@bowerbird/contract/identity/landing-signals/calls.ts';
import { landingSignalSchemas } from '@bowerbird/contract/identity/landing-signals/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { tellInvited } from './invited.service.ts';
import { readLanding } from './landing.parser.ts';

export { tellInvited } from './invited.service.ts';
export { countedPage } from './landing.parser.ts';

/** What leads people in: numbers for whoever runs the instance, of nobody in particular, and who was invited. */
export const landingSignalsFeature: Feature = {
  name: 'landing-signals',
  schemas: landingSignalSchemas,
  handlers: [
    handle(sendLandingSignals, async ({ core, viewer }, input) => {
      const { landing, inviteCode } = readLanding(input);
      core.metrics.landings.inc(landing);
      if (landing.act === 'register') await tellInvited(core.db, viewer.userId, inviteCode);
      return null;
    }),
  ],
};
