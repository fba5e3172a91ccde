export { EmailReminder } from './email-reminder.tsx';
export { VerifyEmailPage } from './verify-email-page.tsx';
