import type { Feature } from '../../feature.ts';
import { noticesHandler } from './notices.stream.ts';

/** Tells signed-in people at once what happens to their account and what is theirs. */
export const noticesFeature: Feature = { name: 'notices', streams: [noticesHandler] };
