import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { NamedUser } from '@bowerbird/contract/people/users/schemas.ts';
import type { CommentMentions, MentionSuggestionsInput, RemoveMentionsInput } from '@bowerbird/contract/social/comments/schemas.ts';
import { suggestByName } from '../../people/suggestions/index.ts';
import { deleteMentions, mentionableUnder } from './comment-mentions.queries.ts';
import { requireActRoom } from './comment-responses.service.ts';
import { tellWatchers } from './comment-watchers.queries.ts';
import { guardTalk, readComment, type ActContext } from './comments.service.ts';

/** Who may be meant by the beginning of a name: those who talk there first, then those whom the viewer knows. */
export async function suggestPeople(context: ActContext, input: MentionSuggestionsInput): Promise<NamedUser[]> {
  const { talk } = await guardTalk(context, input);
  return suggestByName(context, { term: input.term, ...mentionableUnder(context.viewer, talk) });
}

/**
 * Takes people out of a comment that names them (`C7.13`): anybody themselves, its author anyone. The viewer is meant where no
 * people are given. Throws `forbidden` for others.
 */
export async function removeMentions(context: ActContext, input: RemoveMentionsInput): Promise<CommentMentions> {
  const { core, viewer } = context;
  const comment = await readComment(context, input.id);
  const ids = input.tagged_users?.split(',') ?? [viewer.userId];
  const isAllowed = comment.user.id === viewer.userId || ids.every((id) => id === viewer.userId);
  if (!isAllowed) throw new ApiError('forbidden');
  await requireActRoom(context);
  await deleteMentions(core.db, comment.id, ids);
  await tellWatchers(core.db, 'comment.changed', comment.id, viewer);
  const gone = new Set(ids);
  return { id: comment.id, tagged_users: comment.tagged_users.filter(({ id }) => !gone.has(id)) };
}
