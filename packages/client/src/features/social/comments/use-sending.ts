import { useCallback, useEffect, useRef, useState } from 'react';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { makeId } from '../../../lib/make-id.ts';
import { blockedWords } from '../../../store/blocked-words.ts';
import type { AppStore } from '../../../store/create-store.ts';
import { useAppDispatch, useAppStore } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { bringIntoView } from './bring-into-view.ts';
import { keepWords, readWords } from './kept-words.ts';
import { sendComment } from './send-comment.ts';
import { talkInput, type Talk } from './talk.ts';

/** That somebody tried what a pin shows, with a picture of it if they want. */
export interface Tried {
  readonly picture: { readonly signature: string; readonly url: string } | null;
}

/** A comment that is on its way, or did not arrive. */
export interface WaitingComment {
  /** Also its `Idempotency-Key`: trying again says it once. */
  readonly key: string;
  readonly text: string;
  /** The thread that it joins; without it, it begins one. */
  readonly threadId?: string;
  /** What came of trying what the pin shows. */
  readonly tried?: Tried;
  /** Why it did not arrive; nothing while it is on its way. */
  readonly failure?: MessageId;
}

export interface Sending {
  readonly waiting: readonly WaitingComment[];
  /** What arrived last, until it was brought into view. */
  readonly arrivedId: string | null;
  /** Brings it into view, once. A `ref`. */
  readonly bringArrived: (element: HTMLElement | null) => void;
  readonly send: (text: string, more?: { readonly threadId?: string; readonly tried?: Tried }) => void;
  readonly sendAgain: (comment: WaitingComment) => void;
  readonly discard: (key: string) => void;
}

/** What somebody says of a pin or a board stands there at once. It stays until it has arrived or they let it go. */
export function useSending(talk: Talk): Sending {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [waiting, setWaiting] = useState<readonly WaitingComment[]>([]);
  const [arrivedId, setArrivedId] = useState<string | null>(null);
  const isShown = useRef(true);
  const { type, id } = talk;
  const failed = useRef<readonly WaitingComment[]>([]);
  useEffect(() => {
    failed.current = waiting.filter(({ failure }) => failure !== undefined);
  }, [waiting]);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      for (const comment of failed.current) giveBack(store, { type, id }, comment);
    };
  }, [store, type, id]);
  const bringArrived = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    bringIntoView(element);
    setArrivedId(null);
  }, []);
  const discard = (key: string) => setWaiting((all) => all.filter((one) => one.key !== key));
  const put = (comment: WaitingComment) => setWaiting((all) => [...all.filter(({ key }) => key !== comment.key), comment]);
  const attempt = async ({ failure: _before, ...comment }: WaitingComment): Promise<void> => {
    put(comment);
    try {
      const { key, text, threadId: parent_id, tried } = comment;
      const image_signature = tried?.picture?.signature;
      const more = tried && { user_did_it: true, image_signature };
      setArrivedId(await dispatch(sendComment({ ...talkInput(talk), text, parent_id, ...more }, key)));
      discard(comment.key);
    } catch (error) {
      const failure = problemOf(error);
      if (isShown.current) return put({ ...comment, failure });
      // Whoever closed it meanwhile would never know.
      dispatch(toastShown({ kind: 'error', message: failure }));
      giveBack(store, talk, comment);
    }
  };
  return {
    waiting,
    arrivedId,
    bringArrived,
    send: (text, more) => void attempt({ key: makeId(), text, ...more }),
    sendAgain: (comment) => void attempt(comment),
    discard,
  };
}

/** The words stand in their field when it comes back, unless others are typed there by now. */
function giveBack(store: AppStore, talk: Talk, { text, threadId }: WaitingComment): void {
  const place = { talk, threadId };
  if (readWords(store, place) === '') keepWords(store, place, text);
}

function problemOf(error: unknown): MessageId {
  const { record } = toCallError(error);
  if (record?.name === 'too_many_requests') return 'comments.tooMany';
  const blocked = blockedWords(record);
  if (blocked) return blocked;
  if (record?.name === 'forbidden') return 'comments.notLet';
  return record?.name === 'comment_not_found' ? 'comments.threadGone' : 'comments.notSent';
}
