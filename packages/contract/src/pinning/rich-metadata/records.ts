import { Type, type Static } from 'typebox';
import { Nullable } from '../../protocol/schemas.ts';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

const text = Type.String();
const maybeText = Nullable(Type.String());
const maybeNumber = Nullable(Type.Number());

const DurationSchema = Type.Object({ hours: Type.Integer(), minutes: Type.Integer() });
export type Duration = Static<typeof DurationSchema>;

const AggregateRatingSchema = Type.Object({
  ratingValue: Type.Number(),
  bestRating: Type.Number(),
  reviewCount: Type.Integer(),
  ratingCount: Type.Integer(),
});

export const RecipeSchema = Type.Object({
  name: text,
  categorizedIngredients: Type.Array(
    Type.Object({ category: maybeText, ingredients: Type.Array(Type.Object({ amount: text, name: text })) }),
  ),
  steps: Type.Array(text),
  cookTime: Nullable(DurationSchema),
  prepTime: Nullable(DurationSchema),
  totalTime: Nullable(DurationSchema),
  servingsSummary: Nullable(Type.Object({ serves: maybeNumber, summary: text })),
  /** Names of schema.org without their ending, such as `Vegetarian`. */
  diets: Type.Array(text),
  calories: maybeNumber,
  aggregateRating: Nullable(AggregateRatingSchema),
});
export type Recipe = Static<typeof RecipeSchema>;

export const ArticleSchema = Type.Object({
  name: text,
  description: text,
  authors: Type.Array(text),
  /** ISO 8601, as the page says it. */
  datePublished: maybeText,
  /** Words of the article, where the page counts them. */
  wordCount: maybeNumber,
  /** Where its first author is at home, and the licence that it stands under; ones that were read before these were kept have none. */
  authorUrl: Type.Optional(maybeText),
  license: Type.Optional(maybeText),
});
export type RichArticle = Static<typeof ArticleSchema>;

/** Prices are decimal numbers such as `115.00`. */
export const OfferSummarySchema = Type.Object({
  price: maybeText,
  minPrice: maybeText,
  maxPrice: maybeText,
  standardPrice: maybeText,
  currency: maybeText,
  inStock: Nullable(Type.Boolean()),
});
export type OfferSummary = Static<typeof OfferSummarySchema>;

export const ProductSchema = Type.Object({
  productId: maybeText,
  itemId: maybeText,
  itemSetId: maybeText,
  name: text,
  description: text,
  brand: Nullable(
    Type.Object({
      name: text,
      /** Whoever proved that the site is theirs, where they say its name. */
      userId: maybeText,
      isMerchant: Type.Boolean(),
      signature: Type.Null(),
      profileUrl: Type.Optional(maybeText),
    }),
  ),
  offerSummary: OfferSummarySchema,
  shippingInfo: Nullable(Type.Object({ freeShippingPrice: maybeText, freeShippingValue: maybeText })),
  variantSet: Nullable(
    Type.Object({
      dimensionMetadata: Type.Array(Type.Object({ name: text, values: Type.Array(text) })),
      variants: Type.Array(
        Type.Object({
          itemId: maybeText,
          name: text,
          dimensions: Type.Record(Type.String(), text),
          offerSummary: OfferSummarySchema,
          link: maybeText,
        }),
      ),
    }),
  ),
  /** Pictures of other sites are never shown from there, so none stands here. */
  additionalImagesPerSpec: Type.Record(Type.String(), Type.Array(Type.Null())),
  aggregateRating: Nullable(AggregateRatingSchema),
});
export type Product = Static<typeof ProductSchema>;

export const ProductOfferSchema = Type.Object({ price: text, standardPrice: maybeText, currency: text });

/** How something is made, step by step. */
export const TutorialSchema = Type.Object({
  name: text,
  steps: Type.Array(text),
  supplies: Type.Array(text),
  tools: Type.Array(text),
  totalTime: Nullable(DurationSchema),
});
export type Tutorial = Static<typeof TutorialSchema>;

/** Where on a page a value was read, or that it comes from the page's oEmbed. */
export const richSources = ['json_ld', 'microdata', 'rdfa', 'open_graph', 'oembed'] as const;
export type RichSource = (typeof richSources)[number];

const CreditSchema = Type.Object({ authorName: text, authorUrl: maybeText, license: maybeText });
export type RichCredit = Static<typeof CreditSchema>;

/** What the page behind a pin says of itself (`C3.3`). */
export const RichMetadataSchema = Type.Object({
  typeName: Type.Union([Type.Literal('recipe'), Type.Literal('product'), Type.Literal('tutorial'), Type.Literal('article')]),
  displayName: text,
  siteName: text,
  recipe: Nullable(RecipeSchema),
  article: Nullable(ArticleSchema),
  products: Type.Array(ProductSchema),
  tutorial: Nullable(TutorialSchema),
  /** Where each value was read, by its name of schema.org. A page that was read before these were kept has none. */
  /** Who made it. A page that was read before this was kept has none, and neither has one that names nobody. */
  credit: Type.Optional(CreditSchema),
  sources: Type.Optional(Type.Record(Type.String(), Type.Enum(richSources))),
});
export type RichMetadata = Static<typeof RichMetadataSchema>;

/** A pin of a recipe, a product or an article knows it from the page that it leads to (`C3.3`, `C4.4`). */
export const richMetadataFields = definePart({
  record: 'pin',
  giver: 'pinning/rich-metadata',
  fields: {
    /** What the product costs, for its card. */
    productOffer: Nullable(ProductOfferSchema),
    richMetadata: Nullable(RichMetadataSchema),
    /** When the page was read last; ISO 8601. */
    richMetadataReadAt: maybeText,
    /** What the product cost, oldest first; only changes stand here. */
    priceHistory: Type.Array(Type.Object({ at: text, price: text, currency: text })),
    /** Whom the page names as its author, and a licence of Creative Commons where it has one (`C3.5`). */
    attribution: Nullable(Type.Object({ authorName: text, authorUrl: maybeText, providerName: maybeText, ccUrl: maybeText })),
  },
  card: ['productOffer'],
  empty: { productOffer: null, richMetadata: null, richMetadataReadAt: null, priceHistory: [], attribution: null },
});

declare module '../pins/records.ts' {
  interface Pin extends FieldsOf<typeof richMetadataFields> {}
  interface PinCard extends CardOf<typeof richMetadataFields> {}
}
