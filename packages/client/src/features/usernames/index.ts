export { UsernameField } from './username-field.tsx';
export { usernameWords } from './username-words.ts';
