import { useRef } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useOpened } from '../../../lib/use-opened.ts';
import { useAppDispatch, useAppSelector, useEntity, useViewer } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Menu, type MenuAct } from '../../../ui/overlays.tsx';
import { copyCommentLink, hideAuthor, hideComment, leaveMentions, toggleHelpful, toggleHighlight } from './answer-comment.ts';
import { ReportDialog } from '../reports/index.ts';
import { deleteComment } from './delete-comment.ts';
import type { StoredComment } from './stored-comment.ts';

type CommentAct = 'link' | 'forgetMe' | 'helpful' | 'highlight' | 'translate' | 'edit' | 'hide' | 'hideAuthor' | 'report' | 'delete';

interface CommentMenuProps {
  readonly comment: StoredComment;
  readonly onEdit: () => void;
  readonly onTranslate: () => void;
}

/** What a person may do with a comment, behind three dots; nothing for strangers. */
export function CommentMenu({ comment, onEdit, onTranslate }: CommentMenuProps) {
  const text = useText();
  const viewer = useViewer();
  const translates = useAppSelector((state) => state.session.settings.translates === true);
  const dispatch = useAppDispatch();
  const name = useEntity(comment.user)?.fullName ?? '';
  const button = useRef<HTMLButtonElement>(null);
  const { opened, open, close, closer } = useOpened<'menu' | 'report'>();
  if (!viewer) return null;
  const isOwn = comment.user.id === viewer.id;
  const entries: (MenuAct & { id: CommentAct })[] = [];
  if (!isOwn) {
    const label = text(comment.marked_helpful_by_me ? 'comments.notHelpful' : 'comments.helpful');
    entries.push({ id: 'helpful', label, icon: <Icon name="thumbs-up" /> });
  }
  if (translates && !isOwn && !comment.translatedText) {
    entries.push({ id: 'translate', label: text('comments.translate'), icon: <Icon name="translate" /> });
  }
  if (comment.access.includes('highlight')) {
    const label = text(comment.highlighted_by_pin_owner ? 'comments.highlightEnd' : 'comments.highlight');
    entries.push({ id: 'highlight', label, icon: <Icon name="push-pin" /> });
  }
  if (comment.access.includes('write')) entries.push({ id: 'edit', label: text('comments.edit'), icon: <Icon name="pencil-simple" /> });
  entries.push({ id: 'link', label: text('comments.copyLink'), icon: <Icon name="link" /> });
  if (comment.tagged_users.some(({ id }) => id === viewer.id)) {
    entries.push({ id: 'forgetMe', label: text('comments.forgetMe'), icon: <Icon name="at" /> });
  }
  if (!isOwn) {
    entries.push({ id: 'hide', label: text('comments.hide'), icon: <Icon name="eye-slash" /> });
    entries.push({ id: 'hideAuthor', label: text('comments.hideAuthor', { name }), icon: <Icon name="user-minus" /> });
    entries.push({ id: 'report', label: text('reports.act'), icon: <Icon name="flag" /> });
  }
  if (comment.access.includes('delete')) {
    entries.push({ id: 'delete', label: text('comments.delete'), icon: <Icon name="trash" />, danger: true });
  }
  const acts: Record<CommentAct, () => unknown> = {
    link: () => dispatch(copyCommentLink(comment)),
    forgetMe: () => dispatch(leaveMentions(comment)),
    helpful: () => dispatch(toggleHelpful(comment)),
    highlight: () => dispatch(toggleHighlight(comment)),
    translate: onTranslate,
    edit: onEdit,
    hide: () => dispatch(hideComment(comment)),
    hideAuthor: () => dispatch(hideAuthor(comment)),
    report: () => open('report'),
    delete: () => dispatch(deleteComment(comment.id)),
  };
  const label = text('comments.moreOf', { name });
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        label={text('app.more')}
        name={label}
        icon={<Icon name="dots-three" weight="bold" size={18} />}
        tooltip="none"
        aria-haspopup="menu"
        onClick={() => open('menu')}
      />
      {opened === 'menu' && (
        <Menu
          trigger={button}
          label={label}
          entries={entries}
          onAction={(id) => {
            close();
            acts[id as CommentAct]();
          }}
          onClose={closer('menu')}
        />
      )}
      {opened === 'report' && <ReportDialog target={{ type: 'comment', id: comment.id }} onClose={closer('report')} />}
    </>
  );
}
