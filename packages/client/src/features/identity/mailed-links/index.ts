export { DeadLink } from './dead-link.tsx';
export { MailedLogInPage } from './mailed-log-in-page.tsx';
export { PasswordResetPage } from './password-reset-page.tsx';
export { useLinkToken } from './use-link-token.ts';
