import { secondFactorSchemas } from '@bowerbird/contract/identity/second-factor/schemas.ts';
import type { Feature } from '../../feature.ts';
import { secondFactorHandlers } from './second-factor.handlers.ts';
import { deleteSecondFactor } from './second-factor.queries.ts';
import { readSecondFactor } from './second-factor.service.ts';

export { checkSecondFactor, needsSecondFactor } from './second-factor.service.ts';

/** The second factor: an authenticator app (RFC 6238) and recovery codes. Log-in asks for it in one place, whatever came first. */
export const secondFactorFeature: Feature = {
  name: 'second-factor',
  schemas: secondFactorSchemas,
  handlers: secondFactorHandlers,
  owns: ['second_factors', 'recovery_codes'],
  erase: (core, userId) => core.db.transaction().execute((trx) => deleteSecondFactor(trx, userId)),
  export: async (core, userId) => ({ secondFactor: await readSecondFactor(core.db, userId) }),
};
