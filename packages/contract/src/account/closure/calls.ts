import { behindPasscode, defineResource } from '../../protocol/endpoint.ts';
import type { CloseAccountInput, ClosedAccount } from './schemas.ts';

/**
 * Leaves the account, with its password: `deactivate` hides it until the next log-in. `delete` hides it and erases it after 14
 * days unless its person logs in before. Every session ends.
 */
export const AccountClosureResource = defineResource('AccountClosureResource', {
  create: behindPasscode<CloseAccountInput, ClosedAccount>({
    secret: ['password'],
    errors: ['wrong_credentials', 'locked_for_a_while', 'forbidden'],
  }),
});
