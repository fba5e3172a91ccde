import { ShoppingFacetsResource, ShoppingFeedResource } from '@bowerbird/contract/discovery/shopping/calls.ts';
import { shoppingSchemas, type ShoppingFilters } from '@bowerbird/contract/discovery/shopping/schemas.ts';
import type { Database } from '../../core/database/database.ts';
import { handle } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import type { Feature } from '../../feature.ts';
import { pinRecords } from '../../pinning/pins/index.ts';
import { findTopicId, readTopicsById } from '../topics/index.ts';
import {
  countKept,
  keepFacets,
  productsFound,
  productsOfBoard,
  productsOfOwner,
  selectFacets,
  selectNarrowedFacets,
  type ProductFilters,
} from './shopping.queries.ts';

export { findProductsOfTopic } from './products-of-topic.service.ts';

/** Shopping: the products that pins lead to (`C2.13`). */
export const shoppingFeature: Feature = {
  name: 'shopping',
  schemas: shoppingSchemas,
  ticks: [{ name: 'shopping-facets', everyMilliseconds: 60_000, run: keepFacets }],
  handlers: [
    handle(ShoppingFeedResource.get, async (context, input) => {
      const { board_id: boardId, saved = false } = input;
      const filters = await readFilters(context.core.db, input);
      return readPage(context, input, {
        purpose: `shopping:${JSON.stringify([boardId ?? null, saved, filters])}`,
        records: pinRecords,
        skeleton: (after, size) => {
          if (boardId !== undefined) return productsOfBoard(context.viewer, boardId, filters, { after, size });
          if (saved) return productsOfOwner(context.viewer, filters, { after, size });
          return productsFound(context.viewer, filters, { after, size });
        },
      });
    }),
    handle(ShoppingFacetsResource.get, async (context, input) => {
      const { searchDb: db } = context.core;
      const place = { boardId: input.board_id ?? null, isOwn: input.saved ?? false };
      const filters = await readFilters(db, input);
      const isNarrowed = place.boardId !== null || place.isOwn || Object.values(filters).some((value) => value !== null && value !== false);
      const { topicIds, ...facets } = await (isNarrowed ? selectNarrowedFacets(db, context.viewer, place, filters) : selectFacets(db));
      const saved = await countKept(db, context.viewer, { boardId: place.boardId, filters });
      return { ...facets, saved, categories: await readTopicsById(context, topicIds) };
    }),
  ],
};

/** Throws `not_found` for a category that is none. */
async function readFilters(db: Database, input: ShoppingFilters): Promise<ProductFilters> {
  return {
    topicId: input.category === undefined ? null : await findTopicId(db, input.category),
    domain: input.domain ?? null,
    priceMin: input.price_min ?? null,
    priceMax: input.price_max ?? null,
    currency: input.currency ?? null,
    isReduced: input.reduced ?? false,
    isInStock: input.in_stock ?? false,
  };
}
