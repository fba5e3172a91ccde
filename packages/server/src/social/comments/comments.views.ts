import type { NamedUser } from '@bowerbird/contract/people/users/schemas.ts';
import type { Comment } from '@bowerbird/contract/social/comments/schemas.ts';
import { imagesOf } from '@bowerbird/domain/media/renditions.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { readNamedUser } from '../../people/users/index.ts';
import { hexColor } from '../../pinning/boards/index.ts';
import { commentAccessOf } from './comments.access.ts';
import type { MentionJson } from './comment-mentions.queries.ts';
import type { CommentPicture, CommentRow } from './comments.queries.ts';

/** The comment as the wire shows it (`C3.16`). */
export function presentComment(row: CommentRow, context: ViewContext): Comment {
  const mentions = row.mentions ?? [];
  return {
    type: 'aggregatedcomment',
    id: row.id,
    pin_id: row.pin_id,
    board_id: row.board_id,
    parent_id: row.parent_id,
    user: readNamedUser(row, 'user', context),
    text: row.text,
    tags: mentions.map(({ user_id: id, start, length }) => ({ id, start, length })),
    tagged_users: taggedUsers(mentions, context),
    user_did_it: row.is_tried,
    image: row.picture && presentImage(row.picture, context.core.config.mediaUrl),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    comment_count: row.replies,
    reaction_counts: Object.fromEntries(Object.entries(row.reactions).filter(([, count]) => count > 0)),
    reaction_by_me: row.my_reaction,
    helpful_count: row.helpful,
    marked_helpful_by_me: row.is_helpful_to_me,
    highlighted_by_pin_owner: row.is_highlighted,
    access: commentAccessOf(row, context.viewer.userId),
  };
}

export function presentImage({ signature, width, height, color }: CommentPicture, mediaUrl: string): Comment['image'] {
  const dominantColor = hexColor(color);
  const images = imagesOf({ signature, width, height, dominantColor }, mediaUrl);
  const [small, large] = [images['236x'], images['736x']];
  if (!small || !large) return null;
  return { url: small.url, largeUrl: large.url, width: small.width, height: small.height, dominantColor };
}

/** Each person once, though a text may name them twice. */
function taggedUsers(mentions: readonly MentionJson[], context: ViewContext): NamedUser[] {
  const people = new Map(mentions.map((mention) => [mention.user_id, readNamedUser(mention, 'user', context)]));
  return [...people.values()];
}
