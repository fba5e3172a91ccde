import { memo } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useDay } from '../../../i18n/use-day.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useEntity, useViewer } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { CommentText } from '../comments/index.ts';
import { CarriedCard } from './carried-card.tsx';
import type { TempMessage } from './conversations.store.ts';
import styles from './messages.module.css';
import type { StoredMessage } from './stored-conversation.ts';

export interface MessageItemProps {
  readonly message: StoredMessage;
  /** Whether its sender's name stands above it: the first of several in a group. */
  readonly named: boolean;
  /** Whether links and what it carries stay closed. */
  readonly closed: boolean;
}

/** One message with who said it and when; redrawn only when it changes, as there may be thousands. */
export const MessageItem = memo(function MessageItem({ message, named, closed }: MessageItemProps) {
  const text = useText();
  const time = useDay({ timeStyle: 'short' });
  const viewer = useViewer();
  const sender = useEntity(message.sender);
  const isMine = message.sender.id === viewer?.id;
  const name = isMine ? text('messages.you') : (sender?.fullName ?? '');
  return (
    <div className={classNames(styles.message, isMine && styles.mine)}>
      {named && !isMine ? (
        <span className={styles.sender} dir="auto">
          {name}
        </span>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
      <CarriedCard message={message} closed={closed} />
      {message.deleted && <p className={styles.absent}>{text('messages.deleted')}</p>}
      {message.text !== '' && (
        <p className={styles.bubble} dir="auto" title={time(message.created_at)}>
          {closed ? message.text : <CommentText text={message.text} />}
        </p>
      )}
    </div>
  );
});

/** A message that is on its way, and what it waits for. */
export function TempMessageItem({ message }: { message: TempMessage }) {
  const text = useText();
  return (
    <div className={classNames(styles.message, styles.mine)} aria-busy="true">
      {message.text !== '' && (
        <p className={classNames(styles.bubble, styles.temp)} dir="auto">
          {message.text}
        </p>
      )}
      <span className={styles.note}>
        {message.waits && <Icon name="clock" size={14} />}
        {text(message.waits ? 'messages.waits' : 'messages.sending')}
      </span>
    </div>
  );
}
