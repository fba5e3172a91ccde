import { Fragment, useRef } from 'react';
import { ConversationMessagesResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useDay } from '../../../i18n/use-day.ts';
import { useAppSelector, useNextPage, useResource, useViewer } from '../../../store/hooks.ts';
import { useNow } from '../../../store/use-now.ts';
import { sameItems } from '../../../lib/same-items.ts';
import { messageOptions } from './conversation-feeds.ts';
import { dayName } from './day-name.ts';
import { compareIds } from './join-messages.ts';
import { LogFrame } from './log-frame.tsx';
import { MessageItem, TempMessageItem } from './message-item.tsx';
import styles from './log.module.css';
import type { StoredConversation, StoredMessage } from './stored-conversation.ts';
import { useHeldLog } from './use-held-log.ts';

export interface MessageLogProps {
  readonly conversation: StoredConversation;
  readonly name: string;
  readonly onReply: (message: StoredMessage) => void;
  /** The message that the view came to. */
  readonly marked?: string;
  /** Told which message an answer quotes that is asked for. */
  readonly onQuoted: (id: string) => void;
}

/** The messages of a conversation, the newest at the end. Older ones come on scrolling up, unheard and without moving the view. */
export function MessageLog({ conversation, name, ...shown }: MessageLogProps) {
  const options = messageOptions(conversation.id);
  const list = useResource(ConversationMessagesResource.get, options);
  const fetchOlder = useNextPage(ConversationMessagesResource.get, options);
  const messages = useAppSelector(
    (state) => (list.data ?? []).flatMap(({ id }) => state.entities.message[id] ?? []).toReversed(),
    sameItems,
  );
  const sending = useAppSelector(
    (state) => state.talk.sending.filter(({ conversationId }) => conversationId === conversation.id),
    sameItems,
  );
  const box = useRef<HTMLDivElement>(null);
  const log = useHeldLog(box, { oldest: messages[0]?.id, newest: sending.at(-1)?.key ?? messages.at(-1)?.id });
  const onScroll = () => {
    log.keep();
    if (log.isNearTop() && list.data && !list.isAtEnd && !list.fetching && !list.error) fetchOlder();
  };
  const again = () => (list.data ? fetchOlder() : void list.refresh());
  return (
    <LogFrame
      name={name}
      box={box}
      onScroll={onScroll}
      fetching={list.fetching}
      isLoading={list.fetching}
      onTryAgain={list.error && !list.fetching ? again : undefined}
    >
      <Messages conversation={conversation} messages={messages} {...shown} />
      {sending.map((message) => (
        // They go in their order, so what the first waits for holds up the others.
        <TempMessageItem key={message.key} message={message} waits={message.waits ?? sending[0]?.waits ?? null} />
      ))}
    </LogFrame>
  );
}

interface MessagesProps extends Omit<MessageLogProps, 'name'> {
  readonly messages: readonly StoredMessage[];
}

export function Messages({ conversation, messages, marked, ...acts }: MessagesProps) {
  const locale = useLocale();
  const now = useNow();
  const viewer = useViewer();
  const days = messages.map((message) => dayName(locale, message.created_ms, now));
  const lastOwn = messages.findLast(({ sender }) => sender.id === viewer?.id)?.id;
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const isNewDay = days[index] !== days[index - 1];
    const named = conversation.is_group && (isNewDay || before?.sender.id !== message.sender.id);
    return (
      <Fragment key={message.id}>
        {isNewDay && <p className={styles.day}>{days[index]}</p>}
        <MessageItem message={message} named={named} closed={conversation.is_request} isMarked={message.id === marked} {...acts} />
        {message.id === lastOwn && <ReadMark conversation={conversation} messageId={message.id} />}
      </Fragment>
    );
  });
}

/** Who has read the viewer's last message, and of two when. */
function ReadMark({ conversation, messageId }: { conversation: StoredConversation; messageId: string }) {
  const text = useText();
  const locale = useLocale();
  const time = useDay({ timeStyle: 'short' });
  const marks = conversation.read_marks.filter((mark) => compareIds(mark.message_id, messageId) >= 0);
  const names = useAppSelector((state) => marks.flatMap(({ user_id }) => state.entities.user[user_id]?.fullName ?? []), sameItems);
  const [first] = marks;
  if (!first) return null;
  const words = conversation.is_group
    ? text('messages.readBy', { names: new Intl.ListFormat(locale).format(names) })
    : text('messages.readAt', { time: time(first.read_at) });
  return <p className={styles.note}>{words}</p>;
}
