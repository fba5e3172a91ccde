export { HiddenNote } from './hidden-note.tsx';
