export { EmailReminder } from './email-reminder.tsx';
