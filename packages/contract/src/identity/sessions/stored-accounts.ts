import { Type, type Static } from 'typebox';
import { Nullable } from '../../protocol/schemas.ts';

const account = {
  id: Type.String(),
  username: Type.String(),
  /** Not for who came in by a link alone. */
  email: Nullable(Type.String()),
  fullName: Type.String(),
  imageMediumUrl: Nullable(Type.String()),
  imageLargeUrl: Nullable(Type.String()),
  /** The accounts of this browser that own it. */
  owners: Type.Array(Type.String()),
  partner: Nullable(
    Type.Object({
      bizContactEmail: Nullable(Type.String()),
      bizOwnershipEmail: Nullable(Type.String()),
      businessName: Type.String(),
      isLinkedBusiness: Type.Boolean(),
    }),
  ),
  /** Whether this browser may switch to it without signing in again. */
  logged_in: Type.Boolean(),
};

const BusinessSchema = Type.Object({ ...account, businesses: Type.Array(Type.Object({}), { maxItems: 0 }) });

/** An account of this browser (`C3.12`), its businesses within it. */
export const SessionAccountSchema = Type.Object({ ...account, businesses: Type.Array(BusinessSchema) });
export type SessionAccount = Static<typeof SessionAccountSchema>;

/** The accounts of this browser, oldest first; `group_id` is null for one that stands alone. */
export const StoredAccountsSchema = Type.Object({
  session_accounts: Type.Array(SessionAccountSchema),
  group_id: Nullable(Type.String()),
});
export type StoredAccounts = Static<typeof StoredAccountsSchema>;
