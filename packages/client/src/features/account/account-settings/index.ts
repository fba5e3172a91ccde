export { birthdayDate } from './account-changes.ts';
export { AccountForm } from './account-form.tsx';
export { AddressRow } from './address-row.tsx';
export { EmailKinds, isEmailsPage } from './email-kinds.tsx';
