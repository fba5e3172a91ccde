import type { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { defineSlice } from '../../../store/define-slice.ts';
import { afterAnyReply, afterReply } from '../../../store/effects.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { viewerChanged, viewerCounted } from '../../../store/session.slice.ts';
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

/** The pickers ask again for their boards, and for what they say of "Saved here". */
export const pickersForgotten = () =>
  ['BoardPickerBoardsResource.get', 'BoardPickerBoardsShortlistResource.get'].map((name) => resourceInvalidated({ name }));

const part: StorePart = {
  slices: { postRepinUpsell: slice.reducer },
  effects: [
    afterReply<typeof RepinResource.create>('RepinResource.create', ({ result }) => [
      viewerChanged({ last_repin_id: result.id }),
      viewerCounted({ pin_count: 1 }),
    ]),
    afterAnyReply(
      [
        'RepinResource.create',
        'PinResource.delete',
        'BulkPinsResource.delete',
        'BoardResource.create',
        'BoardResource.update',
        'BoardResource.delete',
        'BoardSectionResource.create',
        'BoardSectionResource.update',
        'BoardSectionResource.delete',
      ],
      pickersForgotten,
    ),
  ],
};
export default part;
