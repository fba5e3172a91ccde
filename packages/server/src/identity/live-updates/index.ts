import type { Feature } from '../../feature.ts';
import { liveUpdatesHandler } from './live-updates.stream.ts';

/** Tells signed-in people at once what happens to their account and what is theirs. */
export const liveUpdatesFeature: Feature = { name: 'updates', streams: [liveUpdatesHandler] };
