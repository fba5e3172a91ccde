export { ConfirmEmailPage } from './confirm-email-page.tsx';
export { EmailForm } from './email-form.tsx';
