export { LogInPage, SignUpPage } from './entrance-pages.tsx';
export { SignUpPanel } from './sign-up-panel.tsx';
