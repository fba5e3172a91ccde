import { LinkedAccountsResource } from '@bowerbird/contract/identity/linked-accounts/calls.ts';
import { viewerBusiness } from '@bowerbird/contract/identity/linked-accounts/records.ts';
import { linkedAccountsSchemas } from '@bowerbird/contract/identity/linked-accounts/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { handle } from '../../endpoints/handle.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { businessOf, deleteLinks, deleteOwnersOf, selectBusiness, selectLinked, unlink } from './linked-accounts.queries.ts';
import { linkAccount, readLinked } from './linked-accounts.service.ts';

export { ownsBusiness } from './linked-accounts.queries.ts';

/** Businesses and who owns them (`C1.3`, `C3.12`). */
export const linkedAccountsFeature: Feature = {
  name: 'linked-accounts',
  schemas: linkedAccountsSchemas,
  recordParts: [givePart(viewerBusiness, (_context, { id }) => businessOf(id))],
  handlers: [
    handle(LinkedAccountsResource.get, ({ db, viewer }) => readLinked(db, viewer.userId)),
    handle(LinkedAccountsResource.create, async (context, input) => linkAccount(context, context.viewer.userId, input)),
    handle(LinkedAccountsResource.delete, async ({ db, viewer }, input) => {
      const { userId } = viewer;
      if (!(await inTransaction(db, (trx) => unlink(trx, userId, input.user_id)))) throw new ApiError('user_not_found');
      return null;
    }),
  ],
  personalData: {
    tables: ['account_owners', 'businesses'],
    erase: (core, userId) => deleteLinks(core.db, userId),
    export: async (core, userId) => ({
      business: (await selectBusiness(core.db, userId)) ?? null,
      links: await selectLinked(core.db, userId),
    }),
    revertIntrusion: (db, { userId }) => deleteOwnersOf(db, userId),
  },
};
