import { useCallback, useEffect, useRef, useState } from 'react';
import { AggregatedCommentReplyFeedResource } from '@bowerbird/contract/social/comments/calls.ts';
import { useCountText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { removeFromFeeds } from '../../../store/feeds/index.ts';
import { useAppStore, useEntity, useNextPage, useResource } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { CommentComposer } from './comment-composer.tsx';
import { replyOptions } from './comment-feeds.ts';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';
import { noteAnswered, releaseThread, useIsHeld } from './held-threads.ts';
import { keepWords, readWords } from './kept-words.ts';
import type { StoredComment } from './stored-comment.ts';
import { talkOf } from './talk.ts';
import type { Sending } from './use-sending.ts';
import { WaitingItem } from './waiting-item.tsx';

export interface CommentThreadProps {
  readonly comment: EntityRef<'aggregatedcomment'>;
  /** Not there where the viewer may not comment. */
  readonly sending: Sending | null;
  /** The comment of this thread that an address leads to. */
  readonly linked?: EntityRef<'aggregatedcomment'> | null;
}

/** A comment with its replies, which come when somebody opens them. */
export function CommentThread({ comment: ref, sending, linked = null }: CommentThreadProps) {
  const text = useText();
  const countText = useCountText();
  const comment = useEntity(ref);
  const user = useEntity(comment?.user);
  const [isOpen, setOpen] = useState(false);
  const [isReplying, setReplying] = useState(false);
  const opener = useRef<Element | null>(null);
  const { isGone, leave } = useAnsweredThread(comment, isReplying);
  if (!comment) return null;
  const waiting = sending?.waiting.filter(({ threadId }) => threadId === ref.id) ?? [];
  const begin = () => {
    opener.current = document.activeElement;
    setReplying(true);
  };
  const reply = sending && !isGone ? begin : undefined;
  const endReply = () => {
    setReplying(false);
    if (isGone) return leave();
    // Else the focus would be lost with the field.
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const send = (said: string) => {
    // An answer to what is gone begins a thread of its own.
    sending?.send(said, isGone ? {} : { threadId: ref.id });
    setOpen(!isGone);
  };
  const count = isGone ? 0 : comment.comment_count;
  return (
    <CommentItem comment={ref} onReply={reply} isLinked={linked?.id === ref.id} isGone={isGone}>
      {linked && linked.id !== ref.id && !isOpen && !isGone && (
        <ul className={styles.list}>
          <li>
            <CommentItem comment={linked} onReply={reply} isLinked />
          </li>
        </ul>
      )}
      {!isOpen && count > 0 && (
        <button type="button" className={styles.act} aria-expanded="false" onClick={() => setOpen(true)}>
          {countText('comments.replies', count)}
        </button>
      )}
      {isOpen && !isGone && (
        <ul className={styles.list}>
          <Replies threadId={ref.id} linkedId={linked?.id} sending={sending} onReply={reply} />
          {waiting.map((one) => (
            <li key={one.key} ref={bringIntoView}>
              <WaitingItem comment={one} sending={sending!} />
            </li>
          ))}
        </ul>
      )}
      {isReplying && (
        <CommentComposer
          talk={talkOf(comment)}
          threadId={ref.id}
          label={isGone ? text('comments.say') : text('comments.replyTo', { name: user?.fullName ?? '' })}
          autoFocus
          onSend={send}
          onClose={endReply}
        />
      )}
    </CommentItem>
  );
}

/**
 * Keeps a thread that its author deletes while the reader answers it, until that answer is sent or left. Words that are left
 * stand in the field of the whole talk, if nothing is typed there.
 */
function useAnsweredThread(comment: StoredComment | undefined, isReplying: boolean) {
  const store = useAppStore();
  const id = comment?.id ?? '';
  const isGone = useIsHeld(id);
  const { type, id: talkId } = comment ? talkOf(comment) : { type: 'pin' as const, id: '' };
  const leave = useCallback(() => {
    if (!releaseThread(id)) return;
    const talk = { type, id: talkId };
    const words = readWords(store, { talk, threadId: id });
    keepWords(store, { talk, threadId: id }, '');
    if (readWords(store, { talk }) === '') keepWords(store, { talk }, words);
    store.dispatch(removeFromFeeds([id]));
  }, [store, id, type, talkId]);
  useEffect(() => {
    if (!isReplying) return undefined;
    return noteAnswered(id, () => readWords(store, { talk: { type, id: talkId }, threadId: id }) !== '');
  }, [store, id, type, talkId, isReplying]);
  useEffect(() => leave, [leave]);
  return { isGone, leave };
}

interface RepliesProps {
  readonly threadId: string;
  readonly linkedId?: string;
  readonly sending: Sending | null;
  readonly onReply?: () => void;
}

function Replies({ threadId, linkedId, sending, onReply }: RepliesProps) {
  const text = useText();
  const options = replyOptions(threadId);
  const { data, error, isAtEnd, fetching, refresh } = useResource(AggregatedCommentReplyFeedResource.get, options);
  const fetchNext = useNextPage(AggregatedCommentReplyFeedResource.get, options);
  if (!data && error) {
    return (
      <li>
        <button type="button" className={styles.act} onClick={() => void refresh()}>
          {text('comments.repliesFailed')}
        </button>
      </li>
    );
  }
  if (!data) {
    return (
      <li aria-busy="true">
        <SkeletonText />
      </li>
    );
  }
  return (
    <>
      {data.map((reply) => (
        <li key={reply.id} ref={reply.id === sending?.arrivedId ? sending.bringArrived : undefined}>
          <CommentItem comment={reply} onReply={onReply} isLinked={reply.id === linkedId} />
        </li>
      ))}
      {!isAtEnd && (
        <li>
          <button type="button" className={styles.act} disabled={fetching} onClick={fetchNext}>
            {text('comments.moreReplies')}
          </button>
        </li>
      )}
    </>
  );
}
