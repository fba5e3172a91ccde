import { ShoppingFacetsResource, ShoppingFeedResource } from '@bowerbird/contract/discovery/shopping/calls.ts';
import { shoppingSchemas } from '@bowerbird/contract/discovery/shopping/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import type { Feature } from '../../feature.ts';
import { pinRecords } from '../../pinning/pins/index.ts';
import { findTopicId, readTopicsById } from '../topics/index.ts';
import { keepFacets, productsFound, productsOfBoard, productsOfOwner, selectFacets, type ProductFilters } from './shopping.queries.ts';

export { findProductsOfTopic } from './products-of-topic.service.ts';

/** Shopping: the products that pins lead to (`C2.13`). */
export const shoppingFeature: Feature = {
  name: 'shopping',
  schemas: shoppingSchemas,
  ticks: [{ name: 'shopping-facets', everyMilliseconds: 60_000, run: keepFacets }],
  handlers: [
    handle(ShoppingFeedResource.get, async (context, input) => {
      const { category, board_id: boardId, saved = false } = input;
      const filters: ProductFilters = {
        topicId: category === undefined ? null : await findTopicId(context.core.db, category),
        domain: input.domain ?? null,
        priceMin: input.price_min ?? null,
        priceMax: input.price_max ?? null,
        isReduced: input.reduced ?? false,
        isInStock: input.in_stock ?? false,
      };
      return readPage(context, input, {
        purpose: `shopping:${JSON.stringify([boardId ?? null, saved, filters])}`,
        records: pinRecords,
        skeleton: (after, size) => {
          if (boardId !== undefined) return productsOfBoard(boardId, filters, { after, size });
          if (saved) return productsOfOwner(context.viewer, filters, { after, size });
          return productsFound(context.viewer, filters, { after, size });
        },
      });
    }),
    handle(ShoppingFacetsResource.get, async (context) => {
      const { topicIds, ...facets } = await selectFacets(context.core.db);
      return { ...facets, categories: await readTopicsById(context, topicIds) };
    }),
  ],
};
