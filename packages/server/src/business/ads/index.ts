import { adFields } from '@bowerbird/contract/business/ads/records.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';

/** What makes pins advertisements; nothing makes one yet. */
export const adsFeature: Feature = { name: 'ads', recordParts: [givePart(adFields)] };
