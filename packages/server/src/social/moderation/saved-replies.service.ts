import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { SavedReply, SavedReplyInput } from '@bowerbird/contract/social/moderation/schemas.ts';
import { cleanText } from '@bowerbird/domain/clean-text.ts';
import { oneLine } from '@bowerbird/domain/one-line.ts';
import { savedReplyLimits } from '@bowerbird/domain/social/moderation.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { ModeratorContext } from './moderation.service.ts';
import { deleteSavedReply, saveReply, selectSavedReplies } from './saved-replies.queries.ts';

/** The words that a moderator keeps. */
export function readSavedReplies({ core, viewer }: ModeratorContext): Promise<SavedReply[]> {
  return selectSavedReplies(core.db, viewer.userId);
}

/** Keeps words under a name. */
export async function keepReply(context: ModeratorContext, input: SavedReplyInput): Promise<SavedReply[]> {
  const [name, text] = [oneLine(cleanText(input.name)), cleanText(input.text)];
  if (name === '') throw badField('name', 'required');
  if (text === '') throw badField('text', 'required');
  const limit = savedReplyLimits.count;
  if (!(await saveReply(context.core.db, context.viewer.userId, { name, text, most: limit })))
    throw new ApiError('too_many_things', { extra: { limit } });
  return readSavedReplies(context);
}

/** Takes kept words away; no error where there are none. */
export async function dropReply(context: ModeratorContext, id: string): Promise<SavedReply[]> {
  await deleteSavedReply(context.core.db, context.viewer.userId, id);
  return readSavedReplies(context);
}
