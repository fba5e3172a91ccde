import { Type, type Static } from 'typebox';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { NamedUserSchema } from '../../people/users/schemas.ts';
import { IdSchema, NothingSchema, Nullable, defineSchemas, pageFields } from '../../protocol/schemas.ts';
import {
  AggregatedCommentFeedResource,
  AggregatedCommentReplyFeedResource,
  AggregatedCommentResource,
  UnifiedCommentsPreviewResource,
  UnifiedCommentsResource,
} from './calls.ts';

/** A comment on a pin, or a reply to one (`C3.16`). */
export const CommentSchema = Type.Object({
  type: Type.Literal('aggregatedcomment'),
  id: IdSchema,
  pin_id: IdSchema,
  /** The comment that began the thread; `null` for that one itself. */
  parent_id: Nullable(IdSchema),
  user: NamedUserSchema,
  text: Type.String(),
  created_at: Type.String(),
  edited_at: Nullable(Type.String()),
  /** How many replies it has. */
  comment_count: Type.Integer(),
  /** What the viewer may do with it: `write`, `delete`. */
  access: Type.Array(Type.String()),
});
export type Comment = Static<typeof CommentSchema>;

const text = Type.String({ minLength: 1, maxLength: textLimits.comment });

export const CommentInputSchema = Type.Object({ id: IdSchema });
export type CommentInput = Static<typeof CommentInputSchema>;

export const CreateCommentInputSchema = Type.Object({
  pin_id: IdSchema,
  text,
  /** Any comment of the thread that this one joins. */
  parent_id: Type.Optional(IdSchema),
});
export type CreateCommentInput = Static<typeof CreateCommentInputSchema>;

export const UpdateCommentInputSchema = Type.Object({
  commentId: IdSchema,
  text: Type.Optional(text),
  restore: Type.Optional(Type.Literal(true)),
});
export type UpdateCommentInput = Static<typeof UpdateCommentInputSchema>;

const sort = Type.Optional(Type.Union([Type.Literal('best'), Type.Literal('newest')]));

export const CommentFeedInputSchema = Type.Object({ pin_id: IdSchema, sort, ...pageFields });
export type CommentFeedInput = Static<typeof CommentFeedInputSchema>;

export const CommentPreviewInputSchema = Type.Object({ pin_id: IdSchema });
export type CommentPreviewInput = Static<typeof CommentPreviewInputSchema>;

export const ReplyFeedInputSchema = Type.Object({ comment_id: IdSchema, ...pageFields });
export type ReplyFeedInput = Static<typeof ReplyFeedInputSchema>;

const Comments = Type.Array(CommentSchema);

export const commentSchemas = [
  defineSchemas(AggregatedCommentResource.get, { input: CommentInputSchema, output: CommentSchema }),
  defineSchemas(AggregatedCommentResource.create, { input: CreateCommentInputSchema, output: CommentSchema }),
  defineSchemas(AggregatedCommentResource.update, { input: UpdateCommentInputSchema, output: CommentSchema }),
  defineSchemas(AggregatedCommentResource.delete, { input: CommentInputSchema, output: NothingSchema }),
  defineSchemas(AggregatedCommentFeedResource.get, { input: CommentFeedInputSchema, output: Comments }),
  defineSchemas(UnifiedCommentsResource.get, { input: CommentFeedInputSchema, output: Comments }),
  defineSchemas(UnifiedCommentsPreviewResource.get, { input: CommentPreviewInputSchema, output: Comments }),
  defineSchemas(AggregatedCommentReplyFeedResource.get, { input: ReplyFeedInputSchema, output: Comments }),
];
