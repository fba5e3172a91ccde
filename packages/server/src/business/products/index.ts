import { productFields } from '@bowerbird/contract/business/products/records.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { selectProductFields } from './products.queries.ts';

/** What shops say of the products that pins lead to. */
export const productsFeature: Feature = {
  name: 'products',
  recordParts: [givePart(productFields, (_context, { linkId }) => (linkId ? selectProductFields(linkId) : null))],
};
