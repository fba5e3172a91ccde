import { useEffect } from 'react';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { useAppDispatch, useAppSelector, useViewer } from '../../../store/hooks.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { newsToggled } from './news.store.ts';
import { learnBadge } from './read-news.ts';

const NewsPanel = lazyPart(async () => (await import('./news-panel.tsx')).NewsPanel);

/** Milliseconds until a tab asks what is new whose stream another tab keeps; the tab of the stream asks when that begins. */
const PAGE_FIRST = 8_000;

/** The panel of news, where it is open. It also learns how much is new, some time after the page stands. */
export function NewsDock() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.news.isOpen);
  const isWhole = useViewer()?.login_state === loginStates.loggedIn;
  useEffect(() => {
    if (!isWhole) return;
    const timer = setTimeout(() => whenIdle(() => void dispatch(learnBadge()).catch(() => undefined)), PAGE_FIRST);
    return () => clearTimeout(timer);
  }, [dispatch, isWhole]);
  return isOpen ? <NewsPanel onClose={() => dispatch(newsToggled(false))} /> : null;
}
