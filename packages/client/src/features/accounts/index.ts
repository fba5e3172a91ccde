export { LogInPage, SignUpPage } from './entrance-pages.tsx';
export { withNext } from './next-path.ts';
export { SignUpPanel } from './sign-up-panel.tsx';
