import { useText } from '../../../i18n/i18n.tsx';
import { useViewer } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CommentFrame } from './comment-frame.tsx';
import styles from './comments.module.css';
import type { Sending, WaitingComment } from './use-sending.ts';

/** What the viewer said and what has not arrived yet; if it did not arrive, it can be sent again. */
export function WaitingItem({ comment, sending }: { comment: WaitingComment; sending: Sending }) {
  const text = useText();
  const viewer = useViewer();
  if (!viewer) return null;
  const author = { name: viewer.full_name ?? '', picture: viewer.image_small_url, href: `/${viewer.username ?? ''}/` };
  return (
    <article aria-label={text('comments.yours')} aria-busy={!comment.failure}>
      <CommentFrame author={author} text={comment.text} isReply={comment.threadId !== undefined}>
        {comment.failure ? (
          <p className={styles.failure} role="alert">
            <Icon name="warning-circle" weight="fill" size={16} />
            <span>{text(comment.failure)}</span>
            <button type="button" className={styles.again} onClick={() => sending.sendAgain(comment)}>
              {text('comments.sendAgain')}
            </button>
            <button type="button" className={styles.act} onClick={() => sending.discard(comment.key)}>
              {text('comments.discard')}
            </button>
          </p>
        ) : (
          <p className={styles.facts}>{text('comments.sending')}</p>
        )}
      </CommentFrame>
    </article>
  );
}
