import { pinReason, type RecommendationReason } from '@bowerbird/contract/discovery/reasons/records.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';

/** Why pins are shown (`C3.5`). */
export const reasonsFeature: Feature = { name: 'reasons', recordParts: [givePart(pinReason)] };

/** Says of each pin of a list why it is there. */
export function withReasons(pins: readonly PinCard[], reasonOf: (id: string) => RecommendationReason | undefined): PinCard[] {
  return pins.map((pin) => ({ ...pin, recommendationReason: reasonOf(pin.id) }));
}
