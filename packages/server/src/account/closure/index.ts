import { AccountClosureResource } from '@bowerbird/contract/account/closure/calls.ts';
import { closureSchemas } from '@bowerbird/contract/account/closure/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { cookieNames } from '../../http/cookies.ts';
import { closeAccount, eraseLeavers } from './closure.service.ts';

/** Leaving: deactivated until the next log-in, or deleted after days to change one's mind. */
export const closureFeature: Feature = {
  name: 'closure',
  schemas: closureSchemas,
  handlers: [
    handle(AccountClosureResource.create, async ({ core, viewer, cookieEffects }, input) => {
      const closed = await closeAccount(core, viewer.userId, input);
      cookieEffects.push({ name: cookieNames.session, value: null });
      return closed;
    }),
  ],
  jobs: (core) => [{ name: 'accounts-leave', cron: '17 * * * *', handle: () => eraseLeavers(core) }],
};
