import {
  PinSkinToneResource,
  VisualLiveSearchResource,
  VisualSearchFlashlightUnifiedResource,
} from '@bowerbird/contract/discovery/looks/calls.ts';
import { pinColors } from '@bowerbird/contract/discovery/looks/records.ts';
import { looksSchemas } from '@bowerbird/contract/discovery/looks/schemas.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Core } from '../../core/core.ts';
import type { Feature } from '../../feature.ts';
import { byPictureHandler } from './by-picture.stream.ts';
import { DESCRIBE_JOB, describeWaiting, describedListener } from './describe.service.ts';
import { joinTwins } from './join-twins.service.ts';
import { noLooks, setLooks } from '../recommender/index.ts';
import { colorsOfPicture } from './looks.queries.ts';
import { looksOfInstance } from './looks.service.ts';
import { chooseSkinTone, readSkinTone } from './skin-tones.service.ts';
import { searchVisually } from './visual-search.service.ts';

export { findKeptLookAlikes } from './visual-search.service.ts';

async function describeAndJoin(core: Core): Promise<void> {
  await describeWaiting(core);
  await joinTwins(core);
}

/** How pictures look, and what looks like them (`B7.9`). */
export const looksFeature: Feature = {
  name: 'looks',
  schemas: looksSchemas,
  start: (core) => {
    setLooks(core, looksOfInstance(core));
    return async () => setLooks(core, noLooks);
  },
  handlers: [
    handle(VisualLiveSearchResource.get, searchVisually),
    handle(VisualSearchFlashlightUnifiedResource.get, searchVisually),
    handle(PinSkinToneResource.get, readSkinTone),
    handle(PinSkinToneResource.update, chooseSkinTone),
  ],
  recordParts: [givePart(pinColors, (_context, { pictureId }) => (pictureId ? colorsOfPicture(pictureId) : null))],
  streams: [byPictureHandler],
  listeners: (core) => [describedListener(core)],
  jobs: (core) => [{ name: DESCRIBE_JOB, cron: '*/5 * * * *', retries: 0, handle: () => describeAndJoin(core) }],
};
