import { pinResponses } from '@bowerbird/contract/social/pin-responses/records.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { responseCounts } from './pin-responses.queries.ts';

/** What people answered to pins, as it stands on them. */
export const pinResponsesFeature: Feature = {
  name: 'pin-responses',
  recordParts: [givePart(pinResponses, ({ viewer }, { id }) => responseCounts(viewer, id))],
};
