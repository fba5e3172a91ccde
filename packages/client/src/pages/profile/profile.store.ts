import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BulkPinsResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { defineSlice } from '../../store/define-slice.ts';
import { afterReply } from '../../store/effects.ts';
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

const goesStale = () => [profilePinsMarkedStale()];

/** What makes a profile's pins stale (`B4.15`): a board, section or pin deleted, or a board, pin or save made. */
const part: StorePart = {
  slices: { profilePins: slice.reducer },
  effects: [
    afterReply(BoardResource.create, goesStale),
    afterReply(BoardResource.delete, goesStale),
    afterReply(BoardSectionResource.delete, goesStale),
    afterReply(PinResource.create, goesStale),
    afterReply(PinResource.delete, goesStale),
    afterReply(BulkPinsResource.delete, goesStale),
    afterReply(RepinResource.create, goesStale),
  ],
};
export default part;
