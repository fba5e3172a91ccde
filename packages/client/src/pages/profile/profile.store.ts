import { defineSlice } from '../../store/define-slice.ts';
import { afterAnyReply } from '../../store/effects.ts';
import type { StorePart } from '../../store/store-part.ts';

declare module '../../store/create-store.ts' {
  interface FeatureState {
    /** Whether the viewer's own profile shows less or more than there is (`C4.23`). */
    profilePins: { readonly isStale: boolean };
  }
}

const slice = defineSlice(
  'profilePins',
  { isStale: false },
  {
    profilePinsMarkedStale: () => ({ isStale: true }),
    profilePinsRefreshed: () => ({ isStale: false }),
  },
);
export const { profilePinsMarkedStale, profilePinsRefreshed } = slice.actions;

/** What makes a profile's pins stale (`B4.15`): a board, section or pin deleted, or a board, pin or save made. */
const part: StorePart = {
  slices: { profilePins: slice.reducer },
  effects: [
    afterAnyReply(
      [
        'BoardResource.create',
        'BoardResource.delete',
        'BoardSectionResource.delete',
        'PinResource.create',
        'PinResource.delete',
        'BulkPinsResource.delete',
        'RepinResource.create',
      ],
      () => [profilePinsMarkedStale()],
    ),
  ],
};
export default part;
