/** The entry of `localStorage` that names the account in use; other tabs see it change. */
export const ACCOUNT_IN_USE = 'account-in-use';
