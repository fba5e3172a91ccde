import { pinFeedback } from '@bowerbird/contract/discovery/pin-feedback/records.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { hiddenBy } from './pin-feedback.queries.ts';

/** What discovery knows of pins. */
export const pinFeedbackFeature: Feature = {
  name: 'pin-feedback',
  recordParts: [
    givePart(pinFeedback, ({ viewer }, { pictureId }) =>
      viewer.userId === null || !pictureId ? null : hiddenBy(viewer.userId, pictureId),
    ),
  ],
};
