import type { CommentTag } from '@bowerbird/contract/social/comments/schemas.ts';
import { findNames, MOST_MENTIONS } from '@bowerbird/domain/social/mentions.ts';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { replaceMentions, selectMentionable, type Mention } from './comment-mentions.queries.ts';

/**
 * Keeps whom a text names: those that the writer chose (`tags`), and usernames after an `@`. Whom the writer cannot see, or
 * who does not let them, stays plain words. Tells whether that became of nobody whom the writer chose.
 */
export async function keepMentions(
  trx: Database,
  viewer: SignedInViewer,
  comment: { readonly commentId: string; readonly text: string; readonly tags?: readonly CommentTag[] },
): Promise<boolean> {
  const { commentId, text } = comment;
  const chosen = (comment.tags ?? []).filter(({ start, length }) => text[start] === '@' && length > 1 && start + length <= text.length);
  const named = findNames(text).filter(({ start }) => !chosen.some((tag) => tag.start === start));
  const usernames = named.map(({ username }) => username);
  const people =
    chosen.length + named.length === 0 ? [] : await selectMentionable(trx, viewer, { usernames, ids: chosen.map(({ id }) => id) });
  const known = new Set(people.map(({ id }) => id));
  const idOf = new Map(people.map(({ id, username }) => [username, id]));
  const mentions: Mention[] = [
    ...chosen.filter(({ id }) => known.has(id)).map(({ id: userId, start, length }) => ({ userId, start, length })),
    ...named.flatMap(({ username, start, length }) => {
      const userId = idOf.get(username);
      return userId === undefined ? [] : [{ userId, start, length }];
    }),
  ];
  await replaceMentions(trx, commentId, mentions.slice(0, MOST_MENTIONS));
  return (comment.tags ?? []).every((tag) => mentions.some(({ userId, start }) => userId === tag.id && start === tag.start));
}
