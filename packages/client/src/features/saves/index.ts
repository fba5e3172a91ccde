export { savePin } from './save-pin.ts';
export { useSave, type Save } from './use-save.ts';
