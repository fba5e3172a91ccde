import { resourceInvalidated } from '../../../store/resources.slice.ts';

/** The pickers ask again for their boards, for "Saved here", and for what is kept already. */
export const pickersForgotten = () =>
  ['BoardPickerBoardsResource.get', 'BoardPickerBoardsShortlistResource.get', 'SavedPlacesResource.get'].map((name) =>
    resourceInvalidated({ name }),
  );
