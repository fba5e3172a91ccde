import { storyPinFields } from '@bowerbird/contract/creation/story-pins/records.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';

/** What makes pins idea pins; nothing makes one yet. */
export const storyPinsFeature: Feature = { name: 'story-pins', recordParts: [givePart(storyPinFields)] };
