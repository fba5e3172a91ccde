import type { CallContext } from '../../endpoints/context.ts';
import { selectNewestProducts } from './shopping.queries.ts';

/** The newest products of a topic, or of all, that the viewer may see, by a pin of each. */
export function findProductsOfTopic(
  { core, viewer }: Pick<CallContext, 'core' | 'viewer'>,
  topicId: string | null,
  most: number,
): Promise<string[]> {
  return selectNewestProducts(
    core.db,
    viewer,
    { topicId, domain: null, priceMin: null, priceMax: null, currency: null, isReduced: false, isInStock: false },
    most,
  );
}
