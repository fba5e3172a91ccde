import {
  BoardPickerBoardsResource,
  BoardPickerBoardsShortlistResource,
  RepinResource,
  SavedPlacesResource,
} from '@bowerbird/contract/pinning/saves/calls.ts';
import { saveSchemas } from '@bowerbird/contract/pinning/saves/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { readPicker, readShortlist } from './board-picker.service.ts';
import { savePin } from './save-pin.service.ts';
import { readSavedPlaces } from './saved-places.service.ts';

/** Saving pins to boards, and choosing the board. */
export const savesFeature: Feature = {
  name: 'saves',
  schemas: saveSchemas,
  handlers: [
    handleAtomically(RepinResource.create, ({ core, viewer }, input) => savePin({ core, viewer }, input)),
    handle(BoardPickerBoardsResource.get, ({ core, viewer }, input) => readPicker({ core, viewer }, input)),
    handle(BoardPickerBoardsShortlistResource.get, ({ core, viewer }, input) => readShortlist({ core, viewer }, input)),
    handle(SavedPlacesResource.get, ({ core, viewer }, input) => readSavedPlaces({ core, viewer }, input)),
  ],
};
