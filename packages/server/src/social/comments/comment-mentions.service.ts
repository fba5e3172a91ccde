import type { CommentTag } from '@bowerbird/contract/social/comments/schemas.ts';
import { foldCase } from '@bowerbird/domain/fold-case.ts';
import { findNames, MOST_MENTIONS } from '@bowerbird/domain/social/mentions.ts';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { replaceMentions, selectMentionable, type Mention, type Mentionable } from './comment-mentions.queries.ts';

/** Whether a tag stands on `@` and a name of the person whom it leads to: other words would lie about who that is. */
function saysName(text: string, { start, length }: CommentTag, person: Mentionable | undefined): boolean {
  if (!person) return false;
  const said = foldName(text.slice(start, start + length));
  return [person.username, person.full_name].some((name) => said === foldName(`@${name}`));
}

const foldName = (name: string): string => foldCase(name.normalize('NFC'));

/**
 * Keeps whom a text names: those that the writer chose (`tags`) and named, and usernames after an `@`. Whom the writer cannot see, or
 * who does not let them, stays plain words. Tells whether that became of nobody whom the writer chose.
 */
export async function keepMentions(
  trx: Database,
  viewer: SignedInViewer,
  comment: { readonly commentId: string; readonly text: string; readonly tags?: readonly CommentTag[] },
): Promise<boolean> {
  const { commentId, text } = comment;
  const [asked, written] = [comment.tags ?? [], findNames(text)];
  const wanted = { usernames: written.map(({ username }) => username), ids: asked.map(({ id }) => id) };
  const people = asked.length + written.length === 0 ? [] : await selectMentionable(trx, viewer, wanted);
  const byId = new Map(people.map((person) => [person.id, person]));
  const chosen = asked.filter((tag) => saysName(text, tag, byId.get(tag.id)));
  const named = written.filter(({ start }) => !chosen.some((tag) => tag.start === start));
  const idOf = new Map(people.map(({ id, username }) => [username, id]));
  const mentions: Mention[] = [
    ...chosen.map(({ id: userId, start, length }) => ({ userId, start, length })),
    ...named.flatMap(({ username, start, length }) => {
      const userId = idOf.get(username);
      return userId === undefined ? [] : [{ userId, start, length }];
    }),
  ];
  await replaceMentions(trx, commentId, mentions.slice(0, MOST_MENTIONS));
  return (comment.tags ?? []).every((tag) => mentions.some(({ userId, start }) => userId === tag.id && start === tag.start));
}
