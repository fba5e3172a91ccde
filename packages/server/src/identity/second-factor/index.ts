import { viewerSecondFactor } from '@bowerbird/contract/identity/second-factor/records.ts';
import { secondFactorSchemas } from '@bowerbird/contract/identity/second-factor/schemas.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { secondFactorHandlers } from './second-factor.handlers.ts';
import { deleteRecoveryCodesSince, deleteSecondFactor, factorOf, selectIsYoung } from './second-factor.queries.ts';
import { readSecondFactor } from './second-factor.service.ts';

export { checkSecondFactor, needsSecondFactor } from './second-factor.service.ts';

/** How long a mailed link takes a second factor back. Later it stays: it is there for the day when somebody else reads the mails. */
const TAKE_BACK_DAYS = 3;

/** The second factor: an authenticator app (RFC 6238) and recovery codes. Log-in asks for it in one place, whatever came first. */
export const secondFactorFeature: Feature = {
  name: 'second-factor',
  schemas: secondFactorSchemas,
  recordParts: [givePart(viewerSecondFactor, (_context, { id }) => factorOf(id))],
  handlers: secondFactorHandlers,
  personalData: {
    tables: ['second_factors', 'recovery_codes'],
    erase: (core, userId) => inTransaction(core.db, (trx) => deleteSecondFactor(trx, userId)),
    export: async (core, userId) => ({ secondFactor: await readSecondFactor(core.db, userId) }),
    revertIntrusion: async (db, { userId, since }) => {
      if (await selectIsYoung(db, userId, since, TAKE_BACK_DAYS)) await deleteSecondFactor(db, userId);
      else await deleteRecoveryCodesSince(db, userId, since);
    },
  },
};
