import { defineSlice } from '../../../store/define-slice.ts';
import type { StorePart } from '../../../store/store-part.ts';

declare module '../../../store/create-store.ts' {
  interface FeatureState {
    /** The pins that were hidden on this page, by id: a line with the way back stands in their place. */
    hiddenHere: Readonly<Record<string, true>>;
  }
}

const initial: Readonly<Record<string, true>> = {};

const slice = defineSlice('hiddenHere', initial, {
  pinHidden: (state, id: string): Readonly<Record<string, true>> => ({ ...state, [id]: true }),
  pinShownAgain: (state, id: string): Readonly<Record<string, true>> =>
    Object.fromEntries(Object.entries(state).filter(([hidden]) => hidden !== id)),
});
export const { pinHidden, pinShownAgain } = slice.actions;

/** What was hidden while the page is open. */
const part: StorePart = { slices: { hiddenHere: slice.reducer } };
export default part;
