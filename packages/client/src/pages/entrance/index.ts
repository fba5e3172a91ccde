export { LogInPage, SignUpPage } from './entrance-pages.tsx';
