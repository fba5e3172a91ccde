import { useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

const SignedOutDialog = lazyPart(async () => (await import('./signed-out-dialog.tsx')).SignedOutDialog);

/** Milliseconds that a page has for itself before it opens a stream: many are left sooner. */
const PAGE_FIRST = 2_000;

/** Follows what is told of the viewer while one of their pages is open. It says so when they were logged out elsewhere. */
export function LiveUpdates({ userId }: { userId: string }) {
  const dispatch = useAppDispatch();
  const [isOut, setOut] = useState(false);

  useEffect(() => {
    let following = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      const { signal } = (following = new AbortController());
      const follow = async () => {
        const { followUpdates } = await import('./follow-updates.ts');
        if (!signal.aborted) dispatch(followUpdates(userId, { signal, onEnded: () => setOut(true) }));
      };
      timer = setTimeout(() => whenIdle(() => void follow().catch(() => undefined)), PAGE_FIRST);
    };
    const stop = () => {
      clearTimeout(timer);
      following.abort();
    };
    // A page that is kept for the way back holds no stream meanwhile.
    const goOn = (event: PageTransitionEvent) => event.persisted && begin();
    begin();
    window.addEventListener('pagehide', stop);
    window.addEventListener('pageshow', goOn);
    return () => {
      window.removeEventListener('pagehide', stop);
      window.removeEventListener('pageshow', goOn);
      stop();
    };
  }, [dispatch, userId]);
  return isOut && <SignedOutDialog onClose={() => setOut(false)} />;
}
