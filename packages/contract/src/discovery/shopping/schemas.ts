import { Type, type Static } from 'typebox';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { defineSchemas, IdSchema, pageFields } from '../../protocol/schemas.ts';
import { TopicInputSchema, TopicSchema } from '../topics/schemas.ts';
import { ShoppingFacetsResource, ShoppingFeedResource } from './calls.ts';

const PriceSchema = Type.Number({ minimum: 0, maximum: 100_000_000 });

/** By its code of ISO 4217. */
const CurrencySchema = Type.String({ pattern: '^[A-Z]{3}$' });

/** What products are narrowed by. */
const filters = {
  /** A topic by its id or slug. */
  category: Type.Optional(TopicInputSchema.properties.interest),
  /** The products of one board. */
  board_id: Type.Optional(IdSchema),
  /** Those that the viewer keeps. */
  saved: Type.Optional(Type.Boolean()),
  domain: Type.Optional(Type.String({ minLength: 1, maxLength: 253 })),
  price_min: Type.Optional(PriceSchema),
  price_max: Type.Optional(PriceSchema),
  /** The currency that the two are in: products in others are left out. Without it they are numbers in any. */
  currency: Type.Optional(CurrencySchema),
  /** Those that cost less than before. */
  reduced: Type.Optional(Type.Boolean()),
  in_stock: Type.Optional(Type.Boolean()),
};

export const ShoppingFiltersSchema = Type.Object(filters);
export type ShoppingFilters = Static<typeof ShoppingFiltersSchema>;

export const ShoppingInputSchema = Type.Object({ ...filters, ...pageFields });
export type ShoppingInput = Static<typeof ShoppingInputSchema>;

const count = Type.Integer({ minimum: 1 });
export const ShoppingFacetsSchema = Type.Object({
  categories: Type.Array(TopicSchema),
  shops: Type.Array(Type.Object({ domain: Type.String(), count })),
  /** How many cost at most so much, in the currency below. */
  prices: Type.Array(Type.Object({ max: Type.Number(), count })),
  /** How many cost so much at least. */
  floors: Type.Array(Type.Object({ min: Type.Number(), count })),
  /** The currency that was asked for, or that of most products. */
  currency: Type.String(),
  reduced: Type.Integer(),
  in_stock: Type.Integer(),
  /** How many of them the viewer keeps. */
  saved: Type.Integer(),
});
export type ShoppingFacets = Static<typeof ShoppingFacetsSchema>;

export const shoppingSchemas = [
  defineSchemas(ShoppingFeedResource.get, { input: ShoppingInputSchema, output: Type.Array(PinCardSchema) }),
  defineSchemas(ShoppingFacetsResource.get, { input: ShoppingFiltersSchema, output: ShoppingFacetsSchema }),
];
