import { useEffect } from 'react';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { useAppDispatch, useViewer } from '../../../store/hooks.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

const NewsPanel = lazyPart(async () => (await import('./news-panel.tsx')).NewsPanel);

/** Milliseconds until a tab asks what is new whose stream another tab keeps; the tab of the stream asks when that begins. */
const PAGE_FIRST = 8_000;

/** The panel of news, where it is open. It also learns how much is new, some time after the page stands. */
export function NewsDock({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const isWhole = useViewer()?.login_state === loginStates.loggedIn;
  useEffect(() => {
    if (!isWhole) return;
    const learn = async () => dispatch((await import('./read-news.ts')).beginNews());
    const timer = setTimeout(() => whenIdle(() => void learn().catch(() => undefined)), PAGE_FIRST);
    return () => clearTimeout(timer);
  }, [dispatch, isWhole]);
  return isOpen ? <NewsPanel onClose={onClose} /> : null;
}
