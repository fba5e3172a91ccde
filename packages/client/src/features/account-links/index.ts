export { LeftPage } from './left-page.tsx';
export { MailedLogInPage } from './mailed-log-in-page.tsx';
export { NotMePage } from './not-me-page.tsx';
export { PasswordResetPage } from './password-reset-page.tsx';
export { VerifyEmailPage } from './verify-email-page.tsx';
