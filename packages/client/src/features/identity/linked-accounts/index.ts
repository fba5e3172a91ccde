export { forgetPerson } from './log-out.ts';
export { useAccountEntries } from './use-account-entries.tsx';
