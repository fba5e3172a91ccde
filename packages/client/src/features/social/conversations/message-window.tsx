import { useLayoutEffect, useRef } from 'react';
import { ConversationMessagesResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppSelector, useNextPage, useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { newerOptions, upToOptions } from './conversation-feeds.ts';
import { LogFrame } from './log-frame.tsx';
import { sameItems } from '../../../lib/same-items.ts';
import { Messages, type MessageLogProps } from './message-log.tsx';
import styles from './log.module.css';
import { useHeldLog } from './use-held-log.ts';
import { showMessage } from './use-place.ts';

export interface MessageWindowProps extends MessageLogProps {
  /** The message in the middle. */
  readonly at: string;
  /** Goes to the newest messages. */
  readonly onNewest: () => void;
}

/** The messages around one of them, however far back. Older ones come on scrolling up, newer ones on scrolling down. */
export function MessageWindow({ at, conversation, name, onNewest, ...shown }: MessageWindowProps) {
  const text = useText();
  const olderOptions = upToOptions(conversation.id, at);
  const laterOptions = newerOptions(conversation.id, at);
  const older = useResource(ConversationMessagesResource.get, olderOptions);
  const newer = useResource(ConversationMessagesResource.get, laterOptions);
  const fetchOlder = useNextPage(ConversationMessagesResource.get, olderOptions);
  const fetchNewer = useNextPage(ConversationMessagesResource.get, laterOptions);
  const isThere = older.data !== null && newer.data !== null;
  const messages = useAppSelector((state) => {
    const refs = isThere ? [...(older.data ?? []).toReversed(), ...(newer.data ?? [])] : [];
    return refs.flatMap(({ id }) => state.entities.message[id] ?? []);
  }, sameItems);
  const box = useRef<HTMLDivElement>(null);
  const log = useHeldLog(box, { oldest: messages[0]?.id, newest: messages.at(-1)?.id, followsEnd: false });
  const shownAt = useRef(0);
  useLayoutEffect(() => {
    const message = isThere ? box.current?.querySelector<HTMLElement>(`[data-message="${at}"]`) : null;
    if (message) showMessage(message);
    shownAt.current = box.current?.scrollTop ?? 0;
  }, [at, isThere]);
  const failed = [older, newer].find(({ error, fetching }) => error && !fetching);
  const onScroll = () => {
    log.keep();
    if (!isThere) return;
    if (log.isNearTop() && !older.isAtEnd && !older.fetching && !older.error) fetchOlder();
    if (log.isNearEnd() && !newer.isAtEnd && !newer.fetching && !newer.error) fetchNewer();
    // Whoever scrolled down to the end wants to see what arrives.
    if (newer.isAtEnd && log.isAtEnd() && (box.current?.scrollTop ?? 0) > shownAt.current) onNewest();
  };
  return (
    <>
      <LogFrame
        name={name}
        box={box}
        onScroll={onScroll}
        fetching={older.fetching || newer.fetching}
        isLoading={(older.fetching || !isThere) && !failed}
        onTryAgain={failed && (() => void failed.refresh())}
      >
        <Messages conversation={conversation} messages={messages} {...shown} />
      </LogFrame>
      <Button size="small" className={styles.toNewest} onClick={onNewest}>
        {text('messages.toNewest')}
      </Button>
    </>
  );
}
