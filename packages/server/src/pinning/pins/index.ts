import { pinBase } from '@bowerbird/contract/pinning/pins/records.ts';
import { pinSchemas } from '@bowerbird/contract/pinning/pins/schemas.ts';
import type { Feature } from '../../feature.ts';
import { pinUpdateListener } from './pins.listeners.ts';
import { pinHandlers } from './pins.handlers.ts';
import { pinOwnership } from './pins.ownership.ts';

export { addPin, checkNewPin, makePin, type ActContext } from './create-pin.service.ts';
export { movePins, removePins, restorePins } from './change-pins.service.ts';
export { keepLink, markFirstPin } from './insert-pin.queries.ts';
export { hydratePin, hydratePins, pinRecords } from './pins.records.ts';
export { guardPin, guardPins, pinVisibleTo, requireOwnPin } from './pins.access.ts';
export { keepFromFeeds, reinstatePins, withdrawPins } from './moderate-pins.service.ts';
export { findKnownPictures } from './pin-picture.queries.ts';
export { findPinPicture } from './pin-picture.service.ts';
export { cleanPinLink, cleanPinTexts } from './pin-texts.service.ts';
export { updatePin } from './update-pin.service.ts';
export { requireSection } from './pins.queries.ts';

/** Pins: read, made, changed, moved, deleted and brought back, alone or many as one. */
export const pinsFeature: Feature = {
  name: 'pins',
  schemas: pinSchemas,
  recordParts: [{ part: pinBase }],
  handlers: pinHandlers,
  listeners: (core) => [pinUpdateListener(core)],
  ...pinOwnership,
};
