export { LazyPasswordDialog as PasswordDialog, LazyPasswordQuestion as PasswordQuestion } from './lazy-password.tsx';
export { LogInForm } from './log-in-form.tsx';
