export { UsernameField } from './username-field.tsx';
