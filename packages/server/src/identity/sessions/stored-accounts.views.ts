import type { SessionAccount } from '@bowerbird/contract/identity/sessions/stored-accounts.ts';
import { renditionPath } from '@bowerbird/domain/media/renditions.ts';
import type { StoredAccountRow } from './stored-accounts.queries.ts';

/** The accounts as the wire shows them (`C3.12`): what one of them owns stands within it, and not beside it. */
export function presentStoredAccounts(rows: readonly StoredAccountRow[], mediaUrl: string): SessionAccount[] {
  const accounts = rows.map((row) => presentAccount(row, mediaUrl));
  return accounts
    .filter(({ owners }) => owners.length === 0)
    .map((account) => ({ ...account, businesses: accounts.filter(({ owners }) => owners.includes(account.id)) }));
}

function presentAccount(row: StoredAccountRow, mediaUrl: string): Omit<SessionAccount, 'businesses'> & { businesses: never[] } {
  const picture = (size: '136x136' | '236x') =>
    row.picture_signature === null ? null : `${mediaUrl}/${renditionPath(size, row.picture_signature, 'jpg')}`;
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    fullName: row.full_name,
    imageMediumUrl: picture('136x136'),
    imageLargeUrl: picture('236x'),
    owners: [...row.owners],
    partner:
      row.business_name === null
        ? null
        : {
            bizContactEmail: row.contact_email,
            bizOwnershipEmail: row.ownership_email,
            businessName: row.business_name,
            isLinkedBusiness: row.is_linked,
          },
    logged_in: row.logged_in,
    businesses: [],
  };
}
