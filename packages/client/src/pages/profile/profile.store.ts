import { defineSlice } from '../../store/define-slice.ts';
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

const part: StorePart = {
  slices: { profilePins: slice.reducer },
};
export default part;
