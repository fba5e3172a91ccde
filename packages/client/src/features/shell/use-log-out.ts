import { useCallback, useRef } from 'react';
import { UserSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { useAction, useAppDispatch } from '../../store/hooks.ts';
import { toastShown } from '../../store/toasts.slice.ts';

/** Ends the session (`C7.6`), forgets what this browser kept of it, and goes home. A second call while one runs does nothing. */
export function useLogOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const end = useAction(UserSessionResource.delete);
  const running = useRef(false);
  return useCallback(async () => {
    if (running.current) return;
    running.current = true;
    try {
      await end({ disable_auth_failure_redirect: true });
      sessionStorage.clear();
      window.location.assign('/');
    } catch {
      running.current = false;
      dispatch(toastShown({ kind: 'error', message: 'app.offline' }));
    }
  }, [dispatch, end]);
}
