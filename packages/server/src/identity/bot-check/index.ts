import { verifySession } from '@bowerbird/contract/identity/bot-check/calls.ts';
import { botCheckSchemas } from '@bowerbird/contract/identity/bot-check/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';

/** What the bot check says of sessions: logged, so that an operator sees how many programs are signed in. */
export const botCheckFeature: Feature = {
  name: 'bot-check',
  schemas: botCheckSchemas,
  handlers: [
    handle(verifySession, async ({ core, viewer }, input) => {
      const verdict = await core.botCheck.judge(input.recaptcha_token, ['mweb_auth', 'web_auth']);
      core.log.info({ session: viewer.sessionId, verdict }, 'a session was verified');
      core.metrics.botVerdicts.inc({ verdict });
      return { verdict };
    }),
  ],
};
