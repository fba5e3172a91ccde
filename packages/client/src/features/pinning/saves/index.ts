export { IdeasOffer } from './ideas-offer.tsx';
export { SaveEntrance } from './lazy-save-entrance.ts';
export { savePins } from './save-pins.ts';
export { saveUnauthPin } from './save-unauth-pin.ts';
export { type Save, useSave } from './use-save.ts';
