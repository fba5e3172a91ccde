import { BoardPickerBoardsResource, BoardPickerBoardsShortlistResource, RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { saveSchemas } from '@bowerbird/contract/pinning/saves/schemas.ts';
import { signedIn } from '../../endpoints/authorise.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { readPicker, readShortlist } from './board-picker.ts';
import { savePin } from './save-pin.ts';

export { savePin } from './save-pin.ts';

/** Saving pins to boards, and choosing the board. */
export const savesFeature: Feature = {
  name: 'saves',
  schemas: saveSchemas,
  handlers: [
    handleAtomically(RepinResource.create, ({ core, viewer, input }) => savePin({ core, viewer: signedIn(viewer) }, input)),
    handle(BoardPickerBoardsResource.get, ({ core, viewer, input }) => readPicker({ core, viewer: signedIn(viewer) }, input)),
    handle(BoardPickerBoardsShortlistResource.get, ({ core, viewer, input }) => readShortlist({ core, viewer: signedIn(viewer) }, input)),
  ],
};
