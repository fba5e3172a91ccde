import { memo } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useDay } from '../../../i18n/use-day.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useAppDispatch, useEntity, useViewer } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { CommentText } from '../comments/index.ts';
import { MessageActs, MessageReactions } from './message-acts.tsx';
import { CarriedCard } from './carried-card.tsx';
import type { TempMessage, Waiting } from './conversations.store.ts';
import carriedCard from './carried-card.module.css';
import log from './log.module.css';
import styles from './message-item.module.css';
import { SharedPageCard } from './shared-page-card.tsx';
import { cancelMessage } from './send-message.ts';
import type { StoredMessage } from './stored-conversation.ts';
import { useSharedPage } from './use-shared-page.ts';

export interface MessageItemProps {
  readonly message: StoredMessage;
  /** Whether its sender's name stands above it: the first of several in a group. */
  readonly named: boolean;
  /** Whether links and what it carries stay closed. */
  readonly closed: boolean;
  /** Whether the view came to this one. */
  readonly isMarked: boolean;
  readonly onReply: (message: StoredMessage) => void;
  readonly onQuoted: (id: string) => void;
}

/** One message with who said it and when; redrawn only when it changes, as there may be thousands. */
export const MessageItem = memo(function MessageItem({ message, named, closed, isMarked, onReply, onQuoted }: MessageItemProps) {
  const text = useText();
  const time = useDay({ timeStyle: 'short' });
  const viewer = useViewer();
  const sender = useEntity(message.sender);
  const isMine = message.sender.id === viewer?.id;
  const shared = useSharedPage(message);
  const words = shared?.words ?? message.text;
  const name = isMine ? text('messages.you') : (sender?.fullName ?? '');
  return (
    <div className={classNames(styles.message, isMine && styles.mine, isMarked && styles.marked)} data-message={message.id} tabIndex={-1}>
      {named && !isMine ? (
        <span className={styles.sender} dir="auto">
          {name}
        </span>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
      <div className={styles.body}>
        <CarriedCard message={message} closed={closed} />
        {shared && <SharedPageCard shared={shared} closed={closed} />}
        {message.deleted && <p className={carriedCard.absent}>{text('messages.deleted')}</p>}
        {(words !== '' || message.reply_to) && (
          <div className={styles.bubble} title={time(message.created_at)}>
            {message.reply_to && <Quote quoted={message.reply_to} onQuoted={onQuoted} />}
            <p dir="auto">{closed ? words : <CommentText text={words} />}</p>
          </div>
        )}
        {!closed && !message.deleted && <MessageActs message={message} name={name} isMine={isMine} onReply={onReply} />}
      </div>
      {!closed && <MessageReactions message={message} />}
    </div>
  );
});

interface QuoteProps extends Pick<MessageItemProps, 'onQuoted'> {
  readonly quoted: NonNullable<StoredMessage['reply_to']>;
}

/** What a message answers; it leads there. */
function Quote({ quoted, onQuoted }: QuoteProps) {
  const text = useText();
  return (
    <blockquote className={styles.quoted}>
      <button type="button" className={styles.quote} onClick={() => onQuoted(quoted.message_id)}>
        <strong dir="auto">{quoted.name}</strong>
        <span dir="auto">{quoted.text || text('messages.quotedGone')}</span>
        <VisuallyHidden>{text('messages.showQuoted')}</VisuallyHidden>
      </button>
    </blockquote>
  );
}

/** What a message says of its way that has not arrived. */
export function waitingWords(waits: Waiting | null): MessageId {
  if (waits === 'network') return 'messages.waits';
  return waits === 'server' ? 'messages.waitsServer' : 'messages.sending';
}

/** A message that is on its way, and what it waits for. */
export function TempMessageItem({ message, waits }: { message: TempMessage; waits: Waiting | null }) {
  const text = useText();
  const dispatch = useAppDispatch();
  return (
    <div className={classNames(styles.message, styles.mine)} aria-busy="true">
      {message.picture && (
        <span className={classNames(carriedCard.picture, styles.temp)}>
          <img src={message.picture.url} alt={text('messages.aPicture')} />
        </span>
      )}
      {message.text !== '' && (
        <p className={classNames(styles.bubble, styles.temp)} dir="auto">
          {message.text}
        </p>
      )}
      <span className={log.note}>
        {waits && <Icon name="clock" size={14} />}
        {text(waitingWords(waits))}
      </span>
      {waits && (
        <Button size="small" className={styles.cancel} onClick={() => dispatch(cancelMessage(message))}>
          {text('messages.cancel')}
        </Button>
      )}
    </div>
  );
}
