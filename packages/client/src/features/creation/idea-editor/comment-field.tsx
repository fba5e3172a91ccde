import { useState } from 'react';
import { AggregatedCommentFeedResource } from '@bowerbird/contract/social/comments/calls.ts';
import type { StoryComment } from '@bowerbird/domain/creation/story-pins/show.ts';
import type { ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { noStoryThings } from '@bowerbird/domain/creation/story-pins/show.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useAction } from '../../../store/hooks.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { pinIdIn } from './addresses.ts';
import styles from './choices.module.css';
import sidePanel from './side-panel.module.css';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

/** Chooses the comment that is answered, from those of a pin. */
export function CommentField({ hand, block, error }: { hand: IdeaEditorInHand; block: ShownBlock; error: string | undefined }) {
  const text = useText();
  const list = useAction(AggregatedCommentFeedResource.get);
  const [typed, setTyped] = useState('');
  const [comments, setComments] = useState<readonly StoryComment[] | null>(null);
  const [wrong, setWrong] = useState<MessageId | null>(null);
  const look = async (address: string) => {
    setTyped(address);
    setWrong(null);
    const pinId = pinIdIn(address, location.origin);
    if (pinId === null) {
      setComments(null);
      return setWrong(address.trim() === '' ? null : 'ideas.noPinAddress');
    }
    try {
      const found = await list({ pin_id: pinId });
      setComments(
        found.map(({ id, text: words, user }) => ({
          id,
          text: words,
          pinId,
          user: { id: user.id, username: user.username, fullName: user.fullName, imageUrl: user.imageSmallUrl },
        })),
      );
    } catch {
      setWrong('ideas.pinNotFound');
    }
  };
  return (
    <>
      <TextField
        label={text('ideas.commentPin')}
        hint={block.comment ? block.comment.text.slice(0, 80) : text('ideas.commentHint')}
        dir="ltr"
        value={typed}
        error={wrong ? text(wrong) : error}
        onChange={(event) => void look(event.currentTarget.value)}
      />
      {comments?.length === 0 && <p className={sidePanel.hint}>{text('ideas.noComments')}</p>}
      <ul className={styles.choices} aria-label={text('ideas.comments')}>
        {comments?.map((comment) => (
          <li key={comment.id}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => {
                hand.know({ ...noStoryThings, comments: { [comment.id]: comment } });
                hand.changeBlock(block.id, (one) => ({ ...one, commentId: comment.id }) as typeof one);
              }}
            >
              <span dir="auto">
                <b>{comment.user.fullName}</b> {comment.text.slice(0, 120)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
