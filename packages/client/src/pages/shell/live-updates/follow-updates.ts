import type { AppThunk } from '../../../store/create-store.ts';
import { applyUpdate } from './apply-update.ts';
import { browserSurroundings } from './open-updates.ts';
import { keepOwnUpdates } from './own-updates.ts';
import { shareUpdates, type Heard } from './share-updates.ts';

/** A tab that was away for longer than so many updates looks at everything anew instead. */
const MOST_KEPT = 50;

/**
 * Follows what happens to the viewer's account and what is theirs, elsewhere. A tab that nobody sees waits until somebody
 * does. Locks, by which tabs share one stream, exist on secure origins and localhost alone; elsewhere each tab has its own.
 */
export function followUpdates(userId: string, { signal, onEnded }: { signal: AbortSignal; onEnded: () => void }): AppThunk {
  return (dispatch, getState) => {
    let kept: Heard[] = [];
    const applyKept = async () => {
      if (document.hidden) return;
      for (const heard of kept.splice(0)) await dispatch(applyUpdate(heard));
    };
    document.addEventListener('visibilitychange', () => void applyKept(), { signal });
    const onHeard = (heard: Heard) => {
      if ((heard.name === 'ready' || heard.name === 'reset') && heard.data.userId !== userId) {
        // Somebody else is signed in here by now: the page goes on as they, unless it is just being made theirs.
        if (!getState().appUi.isCovered) window.location.reload();
        return;
      }
      if (heard.name === 'signed_out') return;
      kept = kept.length >= MOST_KEPT ? [{ name: 'reset', data: { userId } }] : [...kept, heard];
      void applyKept();
    };
    if ('locks' in navigator) shareUpdates(userId, browserSurroundings, { signal, onHeard, onEnded });
    else void keepOwnUpdates(browserSurroundings, { signal, onHeard, onEnded });
  };
}
