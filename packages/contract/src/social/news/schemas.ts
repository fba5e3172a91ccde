import { Type, type Static } from 'typebox';
import { newsFilters, type NewsFilter } from '@bowerbird/domain/social/news-kinds.ts';
import { CoverImageSchema } from '../../pinning/boards/records.ts';
import { NamedUserSchema } from '../../people/users/schemas.ts';
import { defineSchemas, IdSchema, NoInputSchema, Nullable, pageFields } from '../../protocol/schemas.ts';
import type { NewsKind } from '../news-kinds/kinds.ts';
import { NewsHubBadgeResource, NewsHubResource } from './calls.ts';

/** All that happened to one thing on one day (`B3.39`). */
export const NewsSchema = Type.Object({
  id: IdSchema,
  kind: Type.Unsafe<NewsKind>({ type: 'string' }),
  /** Who did it, the latest first, at most three of them; nobody where a price fell or a number was reached. */
  actors: Type.Array(NamedUserSchema),
  actor_count: Type.Integer(),
  /** The name of the pin or the board, or the words of the comment. */
  title: Type.String(),
  image_url: Nullable(Type.String()),
  /** The first pictures of the board that it is about, where that may be seen. */
  cover_images: Nullable(Type.Array(CoverImageSchema)),
  /** Where it leads. */
  url: Type.String(),
  /** The board that an invite or a request is about. */
  board_id: Nullable(IdSchema),
  /** The board that words stand on; those of a pin stand on none. */
  said_on: Nullable(Type.Object({ name: Type.String(), url: Type.String() })),
  /** What the product behind the pin costs now, and what it cost before. */
  price_drop: Nullable(Type.Object({ price: Type.Number(), price_before: Type.Number(), currency: Type.String() })),
  /** On so many boards the pin is. */
  board_count: Nullable(Type.Integer()),
  /** Whether the decision stands after the appeal that the news are about. */
  is_upheld: Nullable(Type.Boolean()),
  created_at: Type.String(),
  /** What `read_until` takes. */
  at: Type.String(),
  is_read: Type.Boolean(),
  /** Tells where a visit came from. */
  tracking_params: Type.String(),
});
export type News = Static<typeof NewsSchema>;

export const NewsBadgeSchema = Type.Object({
  conversations_unseen_count: Type.Integer(),
  news_unseen_count: Type.Integer(),
});
export type NewsBadge = Static<typeof NewsBadgeSchema>;

export const NewsInputSchema = Type.Object({
  filter: Type.Optional(Type.Unsafe<NewsFilter>({ type: 'string', enum: [...newsFilters] })),
  ...pageFields,
});
export type NewsInput = Static<typeof NewsInputSchema>;

/** What the first page of news says besides: up to where they were read, and how much of each filter is unread. */
export interface UnreadOfNews {
  readonly read_until: string;
  readonly counts: Readonly<Partial<Record<NewsFilter, number>>>;
}

export const ReadNewsInputSchema = Type.Object({ read_until: IdSchema });
export type ReadNewsInput = Static<typeof ReadNewsInputSchema>;

export const newsSchemas = [
  defineSchemas(NewsHubResource.get, { input: NewsInputSchema, output: Type.Array(NewsSchema) }),
  defineSchemas(NewsHubResource.update, { input: ReadNewsInputSchema, output: NewsBadgeSchema }),
  defineSchemas(NewsHubBadgeResource.get, { input: NoInputSchema, output: NewsBadgeSchema }),
];
