import { Type, type Static } from 'typebox';
import { articleLimits, editorialLanguages } from '@bowerbird/domain/discovery/articles.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { UserCardSchema } from '../../people/users/schemas.ts';
import { BoardCardSchema } from '../../pinning/boards/records.ts';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { IdSchema, NoInputSchema, NothingSchema, Nullable, defineSchemas, pageFields } from '../../protocol/schemas.ts';
import { TodayArticleFeedResource, TodayArticleResource, TodayDraftsResource, TodayEditorsResource, TodayTabResource } from './calls.ts';

const LanguageSchema = Type.Enum([...editorialLanguages]);
/** A moment in UTC; it fits what a database keeps. */
const moment = Type.String({
  pattern: '^[12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]{1,3})?)?Z$',
});
const prose = Type.String({ minLength: 1, maxLength: articleLimits.text });

/** A part of an article as its editor lays it out. */
export const ArticleBlockSchema = Type.Union([
  Type.Object({ kind: Type.Union([Type.Literal('heading'), Type.Literal('text')]), text: prose }),
  Type.Object({ kind: Type.Literal('pins'), pin_ids: Type.Array(IdSchema, { minItems: 1, maxItems: articleLimits.pinsOfBlock }) }),
  Type.Object({ kind: Type.Literal('board'), board_id: IdSchema }),
]);
export type ArticleBlock = Static<typeof ArticleBlockSchema>;

/** What an editor sets of an article. */
const written = {
  title: Type.String({ minLength: 1, maxLength: articleLimits.title }),
  lead: Type.String({ maxLength: articleLimits.lead }),
  /** The word that sorts it, such as "At home". */
  term: Type.String({ maxLength: articleLimits.term }),
  language: LanguageSchema,
  /** The one country of that language that it is for; without one it is for all. */
  country: Nullable(Type.String({ pattern: '^[A-Z]{2}$' })),
  shop: Type.Boolean(),
  article_type: Type.Integer({ minimum: 0, maximum: 99 }),
  cover_pin_id: Nullable(IdSchema),
  /** The article that this one says in another language. */
  translation_of: Nullable(IdSchema),
  blocks: Type.Array(ArticleBlockSchema, { maxItems: articleLimits.blocks }),
  /** When it is out; never while there is no time. */
  published_at: Nullable(moment),
};

/** An article as a list shows it (`C3.8`). */
export const ArticleSchema = Type.Object({
  id: IdSchema,
  url: Type.String(),
  ...Type.Omit(Type.Object(written), ['blocks', 'cover_pin_id', 'translation_of']).properties,
  /** Whether readers see it. */
  is_out: Type.Boolean(),
  minutes: Type.Integer(),
  pin_count: Type.Integer(),
  /** Whose picture stands for it, as far as the reader may see it. */
  cover: Nullable(PinCardSchema),
  curator: Nullable(UserCardSchema),
});
export type Article = Static<typeof ArticleSchema>;

/** A part of an article as a reader sees it: pins and boards that they may not see are left out. */
const ShownBlockSchema = Type.Union([
  Type.Object({ kind: Type.Union([Type.Literal('heading'), Type.Literal('text')]), text: Type.String() }),
  Type.Object({ kind: Type.Literal('pins'), pins: Type.Array(PinCardSchema) }),
  Type.Object({ kind: Type.Literal('board'), board: BoardCardSchema }),
]);
export type ShownBlock = Static<typeof ShownBlockSchema>;

/** Where an article stands in a language, for all or for one country of it. */
const TranslationSchema = Type.Object({ url: Type.String(), ...Type.Pick(Type.Object(written), ['language', 'country']).properties });
export type Translation = Static<typeof TranslationSchema>;

export const WholeArticleSchema = Type.Object({
  ...ArticleSchema.properties,
  shown: Type.Array(ShownBlockSchema),
  /** The article in every language that it is out in, itself too; empty while it stands alone, or is not out. */
  translations: Type.Array(TranslationSchema),
  /** What its editor wrote, for editors alone. */
  draft: Nullable(
    Type.Object({
      cover_pin_id: Nullable(IdSchema),
      translation_of: Nullable(IdSchema),
      blocks: Type.Array(ArticleBlockSchema),
      /** Changes with every save. */
      version: Type.String(),
    }),
  ),
});
export type WholeArticle = Static<typeof WholeArticleSchema>;

export const ArticleInputSchema = Type.Object({ article_id: IdSchema });
export type ArticleInput = Static<typeof ArticleInputSchema>;

export const DeleteArticleInputSchema = Type.Object({
  ...ArticleInputSchema.properties,
  /** Deletes it only where nobody saved anything in it since it was made; otherwise it stays, and that is no error. */
  untouched: Type.Optional(Type.Literal(true)),
});
export type DeleteArticleInput = Static<typeof DeleteArticleInputSchema>;

export const ArticleFeedInputSchema = Type.Object({ ...ArticleInputSchema.properties, ...pageFields });
export type ArticleFeedInput = Static<typeof ArticleFeedInputSchema>;

export const NewArticleInputSchema = Type.Object({ ...Type.Partial(Type.Object(written)).properties, title: written.title });
export type NewArticleInput = Static<typeof NewArticleInputSchema>;

export const UpdateArticleInputSchema = Type.Object({
  ...ArticleInputSchema.properties,
  ...Type.Partial(Type.Object(written)).properties,
  /** The version that was changed: a save over a newer one is a `conflict`. Without it the last save stands. */
  seen_version: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$' })),
});
export type UpdateArticleInput = Static<typeof UpdateArticleInputSchema>;

export const DraftsInputSchema = Type.Object(pageFields);
export type DraftsInput = Static<typeof DraftsInputSchema>;

export const EditorInputSchema = Type.Object({ username: Type.String({ minLength: 1, maxLength: textLimits.username }) });
export type EditorInput = Static<typeof EditorInputSchema>;

const users = Type.Array(UserCardSchema);

export const todaySchemas = [
  defineSchemas(TodayTabResource.get, { input: Type.Object(pageFields), output: Type.Array(ArticleSchema) }),
  defineSchemas(TodayArticleResource.get, { input: ArticleInputSchema, output: WholeArticleSchema }),
  defineSchemas(TodayArticleResource.create, { input: NewArticleInputSchema, output: WholeArticleSchema }),
  defineSchemas(TodayArticleResource.update, { input: UpdateArticleInputSchema, output: WholeArticleSchema }),
  defineSchemas(TodayArticleResource.delete, { input: DeleteArticleInputSchema, output: NothingSchema }),
  defineSchemas(TodayArticleFeedResource.get, {
    input: ArticleFeedInputSchema,
    output: Type.Array(PinCardSchema),
  }),
  defineSchemas(TodayDraftsResource.get, { input: DraftsInputSchema, output: Type.Array(ArticleSchema) }),
  defineSchemas(TodayEditorsResource.get, { input: NoInputSchema, output: users }),
  defineSchemas(TodayEditorsResource.create, { input: EditorInputSchema, output: users }),
  defineSchemas(TodayEditorsResource.delete, { input: EditorInputSchema, output: users }),
];
