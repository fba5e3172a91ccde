import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { CommentFeatures, UpdateCommentFeaturesInput } from '@bowerbird/contract/social/comments/schemas.ts';
import { updateSettings } from '../../account/settings/index.ts';
import type { ActContext } from './comments.service.ts';

/** Changes what the viewer lets others say under their pins (`C7.19`). Nobody changes that of another. */
export async function updateFeatures({ core, viewer }: ActContext, input: UpdateCommentFeaturesInput): Promise<CommentFeatures> {
  if (input.userId !== viewer.userId) throw new ApiError('forbidden');
  const { comments_from, hidden_comment_words } = await updateSettings(core, viewer.userId, input.featureMap);
  return { user_id: viewer.userId, feature_map: { comments_from, hidden_comment_words } };
}
