import { useEffect } from 'react';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { useAppDispatch, useAppSelector, useViewer } from '../../../store/hooks.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { closeTalk } from './change-talk.ts';

const TalkPanel = lazyPart(async () => (await import('./talk-panel.tsx')).TalkPanel);

/** Milliseconds until a tab asks what is new whose stream another tab keeps; the tab of the stream asks when that begins. */
const PAGE_FIRST = 8_000;

/** The panel of messages, where it is open. It also learns what is new, some time after the page stands. */
export function TalkDock({ hidden, onClosed }: { hidden: boolean; onClosed: () => void }) {
  const dispatch = useAppDispatch();
  const view = useAppSelector((state) => state.talk.view);
  const isWhole = useViewer()?.login_state === loginStates.loggedIn;
  useEffect(() => {
    if (!isWhole) return;
    const learn = async () => dispatch((await import('./learn-what-is-new.ts')).learnWhatIsNew());
    const timer = setTimeout(() => whenIdle(() => void learn().catch(() => undefined)), PAGE_FIRST);
    return () => clearTimeout(timer);
  }, [dispatch, isWhole]);
  if (view === null || hidden) return null;
  const close = () => {
    dispatch(closeTalk());
    onClosed();
  };
  return <TalkPanel view={view} onClose={close} />;
}
