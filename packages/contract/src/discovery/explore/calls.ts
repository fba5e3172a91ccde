import { defineResource, defineRest, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import type { Explore, PersonWithPins } from './schemas.ts';

/** What stands on Explore beside pins: what people look for, what the viewer might look for, and who is new (`B7.9`). */
export const SearchTabResource = defineResource('SearchTabResource', {
  get: forAnyone<Record<string, never>, Explore>({ appScope: 'pins:read' }),
});

/** People whom somebody new may want to follow, who pin most about the topics they chose (`B7.8`). */
export const readCreatorRecommendations = defineRest(
  'GET',
  '/v3/orientation/nux_creator_recommendations/',
  forFullViewer<Record<string, never>, PersonWithPins[]>({ records: 'card' }),
);
