import { resourceInvalidated } from '../../../store/resources.slice.ts';

/** The pickers ask again for their boards, and for what they say of "Saved here" and of what is kept already. */
export const pickersForgotten = () =>
  ['BoardPickerBoardsResource.get', 'BoardPickerBoardsShortlistResource.get', 'SavedPlacesResource.get'].map((name) =>
    resourceInvalidated({ name }),
  );
