import { useEffect } from 'react';
import { useAppDispatch, useAppStore } from '../../store/hooks.ts';
import { toastLeft, toastShown } from '../../store/toasts.slice.ts';
import { tellOfWaiting } from '../../lib/loading/network.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { registerUndo } from '../../store/undo-registry.ts';

/**
 * Says that the network is away, and that what was asked for waits for it (`C2.30`). It ends when the network is back or the
 * person tries again.
 */
export function NetworkWatch() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(
    () =>
      tellOfWaiting((tryAgain) => {
        if (store.getState().toasts.current?.kind !== 'waiting')
          dispatch(toastShown({ kind: 'waiting', message: 'app.notConnected', undoId: registerUndo(tryAgain) }));
        const id = store.getState().toasts.current?.id ?? '';
        return () => dispatch(toastLeft(id));
      }),
    [dispatch, store],
  );
  useEffect(() => {
    window.addEventListener('online', bringPictures);
    return () => window.removeEventListener('online', bringPictures);
  }, []);
  return <OfflineBanner />;
}

/** Asks again for the pictures on the page that did not come; a browser does so for none by itself. */
function bringPictures(): void {
  for (const image of document.images) {
    if (!image.complete || image.naturalWidth > 0 || image.currentSrc === '') continue;
    if (image.srcset) image.srcset = image.srcset.trim();
    else image.src = image.src.trim();
  }
}
