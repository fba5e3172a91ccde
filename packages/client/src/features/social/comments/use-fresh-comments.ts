import { useEffect, useSyncExternalStore } from 'react';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useAppDispatch, useViewer } from '../../../store/hooks.ts';
import { freshIds, isTalkGone, startWatching, stopWatching, subscribeFresh } from './fresh-comments.ts';
import type { Talk } from './talk.ts';
import { watchComments } from './watch-comments.ts';

/** Who only leafs through pins is not told of them. */
const FIRST_MILLISECONDS = 2_000;
/** The server forgets a page that says nothing for so long and half of it again. */
const AGAIN_MILLISECONDS = 60_000;
/** What the viewer may not see any more is not asked for again. */
const TALK_GONE = 404;

/**
 * What others said in an open talk meanwhile, newest first. Nothing for strangers, who have no stream. Without comments its page is
 * told when there are some again.
 */
export function useFreshComments({ type, id }: Talk, isOpen: boolean): readonly string[] {
  const dispatch = useAppDispatch();
  const isWhole = useViewer()?.login_state === loginStates.loggedIn;
  useEffect(() => {
    if (!isWhole) return;
    let isGone = false;
    const tell = () => {
      if (document.hidden || isGone || isTalkGone(id)) return;
      void dispatch(watchComments({ type, id })).catch((error: unknown) => {
        isGone = toCallError(error).status === TALK_GONE;
      });
    };
    startWatching({ type, id });
    const first = setTimeout(tell, FIRST_MILLISECONDS);
    const timer = setInterval(tell, AGAIN_MILLISECONDS);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      stopWatching(id);
    };
    // Comments that are on again are counted anew.
  }, [dispatch, type, id, isWhole, isOpen]);
  return useSyncExternalStore(subscribeFresh, () => freshIds(id), noIds);
}

const none: readonly string[] = [];
const noIds = () => none;
