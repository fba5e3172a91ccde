import type { PinFeedbackInput } from '@bowerbird/contract/discovery/pin-feedback/schemas.ts';
import { defineSlice } from '../../../store/define-slice.ts';
import type { StorePart } from '../../../store/store-part.ts';

/** When a pin was hidden, in milliseconds, and on which page: elsewhere, such as on its board, it stands as ever. */
export interface HiddenPin {
  readonly at: number;
  readonly path: string;
  /** What fewer pins were asked for, in place of hiding this one; its siblings have the same. */
  readonly fewer?: { readonly input: PinFeedbackInput; readonly name: string };
}

type HiddenPins = Readonly<Record<string, HiddenPin>>;

declare module '../../../store/create-store.ts' {
  interface FeatureState {
    /** The pins that were hidden since the application started, by id: a line with the way back stands in their place. */
    hiddenHere: HiddenPins;
  }
}

const initial: HiddenPins = {};

const slice = defineSlice('hiddenHere', initial, {
  pinHidden: (state, { id, at, path }: HiddenPin & { readonly id: string }): HiddenPins => ({ ...state, [id]: { at, path } }),
  pinsGaveWay: (state, hidden: HiddenPins): HiddenPins => ({ ...state, ...hidden }),
  pinsShownAgain: (state, ids: readonly string[]): HiddenPins =>
    Object.fromEntries(Object.entries(state).filter(([hidden]) => !ids.includes(hidden))),
});
export const { pinHidden, pinsGaveWay, pinsShownAgain } = slice.actions;

/** What was hidden while the application runs. */
const part: StorePart = { slices: { hiddenHere: slice.reducer } };
export default part;
