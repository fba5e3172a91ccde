import { defineSlice } from '../../../store/define-slice.ts';
import type { StorePart } from '../../../store/store-part.ts';

/** How the filter of skin tones is used (`B3.24`). */
export interface SkinToneFilterState {
  /** In how many searches it was used, one after the other; a search without words begins anew (`B4.21`). */
  readonly queryUseCount: number;
  readonly lastQuery: string | null;
  /** Whether it stands before the other filters, because somebody uses it. */
  readonly isShown: boolean;
}

declare module '../../../store/create-store.ts' {
  interface FeatureState {
    skinToneFilter: SkinToneFilterState;
  }
}

const initialState: SkinToneFilterState = { queryUseCount: 0, lastQuery: null, isShown: false };

const slice = defineSlice('skinToneFilter', initialState, {
  queryRun: (state: SkinToneFilterState, { query, usesSkinTone }: { query: string; usesSkinTone: boolean }) => {
    if (query === '') return initialState;
    if (!usesSkinTone || query === state.lastQuery) return state;
    return { ...state, queryUseCount: state.queryUseCount + 1, lastQuery: query, isShown: true };
  },
});
export const { queryRun } = slice.actions;

const part: StorePart = {
  slices: { skinToneFilter: slice.reducer },
};
export default part;
