export { savePin } from './save-pin.ts';
export { saveUnauthPin } from './save-unauth-pin.ts';
export { useSave, type Save } from './use-save.ts';
