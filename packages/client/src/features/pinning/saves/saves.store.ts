import { defineSlice } from '../../../store/define-slice.ts';
import type { StorePart } from '../../../store/store-part.ts';

/** What was saved lately, and for which boards more ideas were offered since (`C3.24`). */
export interface PostRepinUpsell {
  /** The boards of the last saves by id, newest first. */
  readonly recentSaves: readonly string[];
  /** When a board's ideas were offered, in milliseconds, by the board's id. */
  readonly recentUpsell: Readonly<Record<string, number>>;
}

declare module '../../../store/create-store.ts' {
  interface FeatureState {
    postRepinUpsell: PostRepinUpsell;
  }
}

const initialState: PostRepinUpsell = { recentSaves: [], recentUpsell: {} };

/** Every page starts with this, so the one change is plain; what changes how stands in `offer-ideas.ts`. */
const slice = defineSlice('postRepinUpsell', initialState, {
  upsellChanged: (state, changes: Partial<PostRepinUpsell>): PostRepinUpsell => ({ ...state, ...changes }),
});
export const { upsellChanged } = slice.actions;

const part: StorePart = {
  slices: { postRepinUpsell: slice.reducer },
};
export default part;
