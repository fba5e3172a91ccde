/** The entry of `localStorage` that names the account in use; other tabs see it change. */
export const ACCOUNT_IN_USE = 'account-in-use';

/** The one entry that outlives a log-out (`C4.6`): that this device is to be remembered. */
export const REMEMBER_DEVICE = 'remember-device';
