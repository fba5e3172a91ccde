import { pinFeedback } from '@bowerbird/contract/discovery/pin-feedback/records.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { selectHiddenPictures } from './pin-feedback.queries.ts';

/** What discovery knows of pins. */
export const pinFeedbackFeature: Feature = {
  name: 'pin-feedback',
  recordParts: [
    givePart(pinFeedback, async ({ core, viewer }, keys) => {
      if (viewer.userId === null) return new Map();
      const hidden = await selectHiddenPictures(
        core.db,
        viewer.userId,
        keys.flatMap(({ pictureId }) => pictureId ?? []),
      );
      return new Map(keys.map(({ id, pictureId = '' }) => [id, { isHidden: hidden.has(pictureId) }]));
    }),
  ],
};
