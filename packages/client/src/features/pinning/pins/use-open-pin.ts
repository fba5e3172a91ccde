import { useCallback, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { videoLeftAt } from '../../../store/app-ui.slice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { pinOpened } from '../../../store/visits.slice.ts';
import { pinPath } from './pin-path.ts';
import { runViewTransition } from './pin-transition.ts';

/**
 * Opens a pin's page in place, its picture moving there where the browser can and the person wants movement; other
 * clicks stay the browser's. `isMoving` while the card's picture is the one that moves.
 */
export function useOpenPin(id: string): { open: (event: MouseEvent<HTMLAnchorElement>) => void; isMoving: boolean } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const mayMove = useAppSelector((state) => state.appUi.autoplayAllowed);
  const [isMoving, setMoving] = useState(false);
  const open = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      dispatch(pinOpened(id));
      const video = event.currentTarget.closest('article')?.querySelector('video');
      dispatch(videoLeftAt(video ? { pinId: id, seconds: video.currentTime } : null));
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!mayMove || !('startViewTransition' in document)) return void navigate(pinPath(id));
      flushSync(() => setMoving(true));
      runViewTransition(
        async () => navigate(pinPath(id), { flushSync: true }),
        () => setMoving(false),
      );
    },
    [dispatch, navigate, id, mayMove],
  );
  return { open, isMoving };
}
