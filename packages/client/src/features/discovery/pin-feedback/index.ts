export { HiddenNote } from './hidden-note.tsx';
export { HiddenPins } from './hidden-pins.tsx';
