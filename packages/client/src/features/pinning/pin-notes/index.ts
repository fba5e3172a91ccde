export { PinNote } from './pin-note.tsx';
