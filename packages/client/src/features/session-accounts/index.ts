export { forgetPerson, logOut, type LogOutOptions } from './log-out.ts';
export { switchAccount } from './switch-account.ts';
export { useAccountEntries } from './use-account-entries.tsx';
