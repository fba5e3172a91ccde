import { useCallback } from 'react';
import { AggregatedCommentFeaturesResource } from '@bowerbird/contract/social/comments/calls.ts';
import { AudienceSelect, HiddenWords, type KeepSettings } from '../../account/settings/index.ts';
import { useAction, useViewer } from '../../../store/hooks.ts';
import styles from '../../../shared/forms/settings-form.module.css';

/** What the person lets others say under their pins (`C7.19`); a parental passcode stands before it, as before every setting. */
export function CommentFeatures() {
  const viewer = useViewer();
  const update = useAction(AggregatedCommentFeaturesResource.update);
  const userId = viewer?.id ?? '';
  const keep = useCallback<KeepSettings>(
    async ({ comments_from, hidden_comment_words }) =>
      (await update({ userId, featureMap: { comments_from, hidden_comment_words } })).feature_map,
    [update, userId],
  );
  return (
    <div className={styles.form}>
      <AudienceSelect name="comments_from" label="settings.commentsFrom" keep={keep} />
      <HiddenWords keep={keep} />
    </div>
  );
}
