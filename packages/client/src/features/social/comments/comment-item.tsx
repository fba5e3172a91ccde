import { useRef, type ReactNode } from 'react';
import { ageShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useOpened } from '../../../lib/use-opened.ts';
import { useAppDispatch, useEntity } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { useNow } from '../../../store/use-now.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Menu, type MenuAct } from '../../../ui/overlays.tsx';
import { CommentFrame } from './comment-frame.tsx';
import styles from './comments.module.css';
import { deleteComment } from './delete-comment.ts';
import { EditComment } from './lazy-edit-comment.ts';

export interface CommentItemProps {
  readonly comment: EntityRef<'aggregatedcomment'>;
  /** Opens the field for a reply; not there where the viewer may not comment. */
  readonly onReply?: () => void;
  /** The replies beneath it. */
  readonly children?: ReactNode;
}

/** One comment with its acts. */
export function CommentItem({ comment: ref, onReply, children }: CommentItemProps) {
  const text = useText();
  const locale = useLocale();
  const now = useNow();
  const dispatch = useAppDispatch();
  const comment = useEntity(ref);
  const user = useEntity(comment?.user);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { opened, open, close, closer } = useOpened<'menu' | 'edit'>();
  if (!comment || !user) return null;
  const author = { name: user.fullName, picture: user.imageSmallUrl, href: user.profileUrl };
  const entries: MenuAct[] = [];
  if (comment.access.includes('write')) entries.push({ id: 'edit', label: text('comments.edit'), icon: <Icon name="pencil-simple" /> });
  if (comment.access.includes('delete'))
    entries.push({ id: 'delete', label: text('comments.delete'), icon: <Icon name="trash" />, danger: true });
  const act = (id: string) => {
    close();
    if (id === 'edit') return open('edit');
    void dispatch(deleteComment(comment.id));
  };
  return (
    <article aria-label={text('comments.by', { name: user.fullName })}>
      <CommentFrame
        author={author}
        text={comment.text}
        isReply={comment.parent_id !== null}
        form={opened === 'edit' ? <EditComment comment={comment} onClose={close} /> : undefined}
      >
        {opened !== 'edit' && (
          <div className={styles.facts}>
            <time dateTime={comment.created_at}>{ageShown(locale, Date.parse(comment.created_at), now, 'short')}</time>
            {comment.edited_at !== null && <span>{text('comments.edited')}</span>}
            {onReply && (
              <button type="button" className={styles.act} aria-label={text('comments.replyTo', { name: user.fullName })} onClick={onReply}>
                {text('comments.reply')}
              </button>
            )}
            {entries.length > 0 && (
              <IconButton
                ref={menuButton}
                size="small"
                label={text('app.more')}
                name={text('comments.moreOf', { name: user.fullName })}
                icon={<Icon name="dots-three" weight="bold" size={18} />}
                tooltip="none"
                aria-haspopup="menu"
                onClick={() => open('menu')}
              />
            )}
          </div>
        )}
        {children}
      </CommentFrame>
      {opened === 'menu' && (
        <Menu
          trigger={menuButton}
          label={text('comments.moreOf', { name: user.fullName })}
          entries={entries}
          onAction={act}
          onClose={closer('menu')}
        />
      )}
    </article>
  );
}
