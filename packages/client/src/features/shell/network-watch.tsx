import { useEffect } from 'react';
import { useAppDispatch, useAppStore } from '../../store/hooks.ts';
import { toastLeft, toastShown } from '../../store/toasts.slice.ts';
import { tellOfWaiting } from '../../ui/lazy-part/network.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { registerUndo } from './undo-registry.ts';

/** Says that the network is away, and that what was asked for waits for it (`C2.30`), until it is there or the person tries again. */
export function NetworkWatch() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(
    () =>
      tellOfWaiting((tryAgain) => {
        dispatch(toastShown({ kind: 'waiting', message: 'app.notConnected', undoId: registerUndo(tryAgain) }));
        const id = store.getState().toasts.current?.id ?? '';
        return () => dispatch(toastLeft(id));
      }),
    [dispatch, store],
  );
  return <OfflineBanner />;
}
