import { useRef, useState } from 'react';
import type { ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { countShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays.tsx';
import { reactionKinds } from '../reactions/index.ts';
import { ReportDialog } from '../reports/index.ts';
import { takeBack, toggleReaction } from './answer-message.ts';
import styles from './message-item.module.css';
import type { StoredMessage } from './stored-conversation.ts';

export interface MessageActsProps {
  readonly message: StoredMessage;
  readonly name: string;
  readonly isMine: boolean;
  readonly onReply: (message: StoredMessage) => void;
}

/** What a person may do with a message: answer, react, copy, and take back one of their own. */
export function MessageActs({ message, name, isMine, onReply }: MessageActsProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const { opened, open, close, closer } = useOpened<'menu' | 'report' | 'delete'>();
  const entries: MenuEntry[] = [
    { id: 'reply', label: text('messages.reply'), icon: <Icon name="arrow-bend-up-left" /> },
    ...(message.text === '' ? [] : [{ id: 'copy', label: text('messages.copy'), icon: <Icon name="copy" /> }]),
    ...(isMine ? [] : [{ id: 'report', label: text('messages.report'), icon: <Icon name="flag" /> }]),
    ...(isMine ? [{ id: 'delete', label: text('messages.deleteForAll'), icon: <Icon name="trash" />, danger: true }] : []),
    {
      group: 'reactions',
      heading: text('reactions.add'),
      chosen: String(message.reaction_by_me),
      entries: reactionKinds.map((kind) => ({ id: String(kind.type), label: text(kind.name), icon: kind.sign(20) })),
    },
  ];
  const act = (id: string) => {
    close();
    if (id === 'reply') onReply(message);
    else if (id === 'report') open('report');
    else if (id === 'copy') void copyText(message.text);
    else if (id === 'delete') open('delete');
    else void dispatch(toggleReaction(message, Number(id) as ReactionType));
  };
  const label = isMine ? text('messages.moreOfOwn') : text('messages.moreOf', { name });
  return (
    <span className={styles.more}>
      <IconButton
        ref={button}
        size="small"
        label={text('app.more')}
        name={label}
        tooltip="none"
        icon={<Icon name="dots-three" weight="bold" size={18} />}
        aria-haspopup="menu"
        onClick={() => open('menu')}
      />
      {opened === 'menu' && <Menu trigger={button} label={label} entries={entries} onAction={act} onClose={closer('menu')} />}
      {opened === 'report' && <ReportDialog target={{ type: 'message', id: message.id }} onClose={closer('report')} />}
      {opened === 'delete' && <DeleteQuestion message={message} onClose={closer('delete')} />}
    </span>
  );
}

/** Asks before a message is gone for everybody, which nobody takes back. */
function DeleteQuestion({ message, onClose }: { message: StoredMessage; onClose: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await dispatch(takeBack(message));
    onClose();
  };
  return (
    <FormDialog
      alert
      variant="danger"
      title={text('messages.deleteForAllTitle')}
      act={text('messages.deleteForAllAct')}
      cancel={text('app.cancel')}
      busy={busy}
      onSubmit={() => void remove()}
      onClose={onClose}
    >
      <p>{text('messages.deleteForAllText')}</p>
    </FormDialog>
  );
}

/** How people reacted to a message; pressing one joins or leaves it. */
export function MessageReactions({ message }: { message: StoredMessage }) {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const given = reactionKinds.filter(({ type }) => (message.reaction_counts[type] ?? 0) > 0);
  if (given.length === 0) return null;
  return (
    <span className={styles.reactions}>
      {given.map(({ type, name, sign }) => {
        const count = countShown(locale, message.reaction_counts[type]!);
        return (
          <button
            key={type}
            type="button"
            className={classNames(styles.reaction, type === message.reaction_by_me && styles.ownReaction)}
            aria-pressed={type === message.reaction_by_me}
            aria-label={`${text(name)}: ${count}`}
            onClick={() => void dispatch(toggleReaction(message, type))}
          >
            {sign(16)}
            {count}
          </button>
        );
      })}
    </span>
  );
}
