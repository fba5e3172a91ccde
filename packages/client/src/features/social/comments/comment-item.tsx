import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ageShown, useCountText } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useEntity } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { useNow } from '../../../store/use-now.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CommentFrame } from './comment-frame.tsx';
import { CommentMenu } from './comment-menu.tsx';
import { CommentReactions } from './comment-reactions.tsx';
import styles from './comments.module.css';
import { EditComment } from './lazy-comment-parts.ts';
import type { StoredComment } from './stored-comment.ts';
import tried from './tried.module.css';
import { useTranslation } from './use-translation.ts';

export interface CommentItemProps {
  readonly comment: EntityRef<'aggregatedcomment'>;
  /** Opens the field for a reply; not there where the viewer may not comment. */
  readonly onReply?: () => void;
  /** The address of the page leads to it. */
  readonly isLinked?: boolean;
  /** It stands there for an answer that is typed, and says nothing itself any more. */
  readonly isGone?: boolean;
  /** The replies beneath it. */
  readonly children?: ReactNode;
}

/** One comment with its acts. */
export function CommentItem({ comment: ref, ...rest }: CommentItemProps) {
  const comment = useEntity(ref);
  return comment ? <KnownComment {...rest} comment={comment} /> : null;
}

function KnownComment({
  comment,
  onReply,
  isLinked = false,
  isGone = false,
  children,
}: Omit<CommentItemProps, 'comment'> & { comment: StoredComment }) {
  const text = useText();
  const user = useEntity(comment.user);
  const [isEditing, setEditing] = useState(false);
  const acts = useRef<HTMLDivElement>(null);
  const translation = useTranslation(comment);
  const endEditing = () => {
    flushSync(() => setEditing(false));
    // Back to the menu, because the focus would be lost with the form.
    [...(acts.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  };
  if (!user) return null;
  const author = { name: user.fullName, picture: user.imageSmallUrl, href: user.profileUrl };
  const { translated } = translation;
  return (
    <article
      aria-label={text('comments.by', { name: user.fullName })}
      {...(isLinked && { 'data-linked': '', tabIndex: -1, className: styles.here })}
    >
      <CommentFrame
        author={author}
        text={isGone ? text('comments.gone') : (translated ?? comment.text)}
        tags={translated === null && !isGone ? comment.tags : []}
        isReply={comment.parent_id !== null}
        form={isEditing ? <EditComment comment={comment} onClose={endEditing} /> : undefined}
      >
        {comment.image && !isGone && (
          <img
            className={tried.picture}
            src={comment.image.url}
            srcSet={`${comment.image.url} 1x, ${comment.image.largeUrl} 2x`}
            width={comment.image.width}
            height={comment.image.height}
            style={{ backgroundColor: comment.image.dominantColor }}
            alt={text('comments.whatCame', { name: user.fullName })}
            loading="lazy"
          />
        )}
        {!isEditing && !isGone && (
          <div ref={acts} className={styles.facts}>
            <CommentFacts comment={comment} />
            <span role="status">
              {translation.isRunning && text('comments.translating')}
              {translated !== null && text('comments.translated')}
            </span>
            {translated !== null && (
              <button type="button" className={styles.act} onClick={translation.showOriginal}>
                {text('comments.showOriginal')}
              </button>
            )}
            {onReply && (
              <button type="button" className={styles.act} aria-label={text('comments.replyTo', { name: user.fullName })} onClick={onReply}>
                {text('comments.reply')}
              </button>
            )}
            <CommentReactions comment={comment} />
            <CommentMenu comment={comment} onEdit={() => setEditing(true)} onTranslate={() => void translation.translate()} />
          </div>
        )}
        {children}
      </CommentFrame>
    </article>
  );
}

/** When it was said, and what became of it. */
function CommentFacts({ comment }: { comment: StoredComment }) {
  const text = useText();
  const countText = useCountText();
  const locale = useLocale();
  const now = useNow();
  const pin = useEntity(comment.pin_id === null ? null : { type: 'pin', id: comment.pin_id });
  const owner = useEntity(pin?.pinner);
  return (
    <>
      <time dateTime={comment.created_at}>{ageShown(locale, Date.parse(comment.created_at), now, 'short')}</time>
      {comment.user_did_it && (
        <span className={styles.mark}>
          <Icon name="check-fat" weight="fill" size={14} />
          {text('comments.tried')}
        </span>
      )}
      {comment.edited_at !== null && <span>{text('comments.edited')}</span>}
      {comment.highlighted_by_pin_owner && (
        <span className={styles.mark}>
          <Icon name="push-pin" weight="fill" size={14} />
          {text('comments.highlightedBy', { name: owner?.fullName ?? '' })}
        </span>
      )}
      {comment.helpful_count > 0 && <span>{countText('comments.helped', comment.helpful_count)}</span>}
    </>
  );
}
