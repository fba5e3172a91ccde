import type { MouseEvent } from 'react';
import { ageShown, useCountText } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useEntity } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { useNow } from '../../../store/use-now.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { shortCount } from '../../../ui/shell/nav-item.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { ConversationFace } from './conversation-face.tsx';
import styles from './conversation-list.module.css';
import { conversationPath } from './conversation-path.ts';
import { useMessageLine } from './message-words.ts';
import { useConversationName } from './use-conversation-name.ts';
import type { StoredConversation } from './stored-conversation.ts';

export interface ConversationRowProps {
  readonly conversation: EntityRef<'conversation'>;
  readonly current?: boolean;
  /** Opens it in place; without it the row leads to its page. */
  readonly onOpen?: (id: string) => void;
}

/** A conversation in a list: with whom, what was said last, and how much is new. */
export function ConversationRow({ conversation: ref, ...rest }: ConversationRowProps) {
  const conversation = useEntity(ref);
  return conversation ? <KnownRow conversation={conversation} {...rest} /> : null;
}

type KnownRowProps = Omit<ConversationRowProps, 'conversation'> & { readonly conversation: StoredConversation };

function KnownRow({ conversation, current, onOpen }: KnownRowProps) {
  const text = useText();
  const countText = useCountText();
  const locale = useLocale();
  const now = useNow();
  const name = useConversationName(conversation);
  const line = useMessageLine(conversation);
  const last = useEntity(conversation.last_message);
  const { unread, muted, id } = conversation;
  const open = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <Link
      href={conversationPath(id)}
      className={classNames(styles.row, current && styles.current, unread > 0 && styles.unread)}
      aria-current={current ? 'page' : undefined}
      onClick={open}
    >
      <ConversationFace conversation={conversation} size={52} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.line} dir="auto">
          {line}
        </span>
      </span>
      <span className={styles.end}>
        {last && <time dateTime={last.created_at}>{ageShown(locale, last.created_ms, now, 'short')}</time>}
        {muted && <Icon name="bell-slash" size={18} />}
        {muted && <VisuallyHidden>{text('messages.muted')}</VisuallyHidden>}
        {unread > 0 && !muted && (
          <span className={styles.count}>
            <span aria-hidden="true">{shortCount(unread)}</span>
            <VisuallyHidden>{countText('messages.unread', unread)}</VisuallyHidden>
          </span>
        )}
      </span>
    </Link>
  );
}
