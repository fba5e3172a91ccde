import { productFields } from '@bowerbird/contract/business/products/records.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';

/** What shops know of pins; nothing fills it yet. */
export const productsFeature: Feature = { name: 'products', recordParts: [givePart(productFields)] };
