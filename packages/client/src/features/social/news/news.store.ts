import { defineSlice } from '../../../store/define-slice.ts';
import type { StorePart } from '../../../store/store-part.ts';

interface NewsState {
  readonly isOpen: boolean;
}

declare module '../../../store/create-store.ts' {
  interface FeatureState {
    /** Whether the panel of news is open. */
    news: NewsState;
  }
}

const initial: NewsState = { isOpen: false };
const slice = defineSlice('news', initial, { newsToggled: (_state, isOpen: boolean): NewsState => ({ isOpen }) });
export const { newsToggled } = slice.actions;

const part: StorePart = { slices: { news: slice.reducer } };
export default part;
