import type { PinCard } from '../../pinning/pins/records.ts';
import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { Topic } from '../topics/schemas.ts';
import type { VideosInput } from './schemas.ts';

/** The newest videos, of all or of one category (`C2.12`). */
export const VideosFeedResource = defineResource('VideosFeedResource', {
  get: forAnyone<VideosInput, PinCard[]>({ appScope: 'pins:read', paged: true, errors: ['not_found'] }),
});

/** The topics of the first level that have videos. */
export const VideoCategoriesResource = defineResource('VideoCategoriesResource', {
  get: forAnyone<Record<string, never>, Topic[]>({ appScope: 'pins:read' }),
});
