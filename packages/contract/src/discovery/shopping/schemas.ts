import { Type, type Static } from 'typebox';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { defineSchemas, IdSchema, NoInputSchema, pageFields } from '../../protocol/schemas.ts';
import { TopicInputSchema, TopicSchema } from '../topics/schemas.ts';
import { ShoppingFacetsResource, ShoppingFeedResource } from './calls.ts';

const PriceSchema = Type.Number({ minimum: 0, maximum: 100_000_000 });

export const ShoppingInputSchema = Type.Object({
  /** A topic by its id or slug. */
  category: Type.Optional(TopicInputSchema.properties.interest),
  /** The products of one board. */
  board_id: Type.Optional(IdSchema),
  /** Those that the viewer keeps. */
  saved: Type.Optional(Type.Boolean()),
  domain: Type.Optional(Type.String({ minLength: 1, maxLength: 253 })),
  price_min: Type.Optional(PriceSchema),
  price_max: Type.Optional(PriceSchema),
  /** Those that cost less than before. */
  reduced: Type.Optional(Type.Boolean()),
  in_stock: Type.Optional(Type.Boolean()),
  ...pageFields,
});
export type ShoppingInput = Static<typeof ShoppingInputSchema>;

const count = Type.Integer({ minimum: 1 });
export const ShoppingFacetsSchema = Type.Object({
  categories: Type.Array(TopicSchema),
  shops: Type.Array(Type.Object({ domain: Type.String(), count })),
  /** How many cost at most so much. */
  prices: Type.Array(Type.Object({ max: Type.Number(), count })),
  /** The currency of most products. */
  currency: Type.String(),
  reduced: Type.Integer(),
});
export type ShoppingFacets = Static<typeof ShoppingFacetsSchema>;

export const shoppingSchemas = [
  defineSchemas(ShoppingFeedResource.get, { input: ShoppingInputSchema, output: Type.Array(PinCardSchema) }),
  defineSchemas(ShoppingFacetsResource.get, { input: NoInputSchema, output: ShoppingFacetsSchema }),
];
