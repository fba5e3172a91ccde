import { useEffect } from 'react';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import type { AppDispatch } from '../../../store/create-store.ts';
import { useAppDispatch, useAppSelector, useViewer } from '../../../store/hooks.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { closeTalk } from './change-talk.ts';
import { sendingPrefix } from './sending-prefix.ts';

const TalkPanel = lazyPart(async () => (await import('./talk-panel.tsx')).TalkPanel);

/** Milliseconds until a tab asks what is new whose stream another tab keeps; the tab of the stream asks when that begins. */
const PAGE_FIRST = 8_000;

/** Whether a page that is gone left messages on their way. */
function hasUnsent(userId: string): boolean {
  const prefix = sendingPrefix(userId);
  return Object.keys(localStorage).some((name) => name.startsWith(prefix));
}

async function resume(dispatch: AppDispatch): Promise<void> {
  const { resumeSending } = await import('./send-message.ts');
  dispatch(resumeSending());
}

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
  const userId = useViewer()?.id;
  useEffect(() => {
    if (isWhole && userId && hasUnsent(userId)) void resume(dispatch).catch(() => undefined);
  }, [dispatch, isWhole, userId]);
  if (view === null || hidden) return null;
  const close = () => {
    dispatch(closeTalk());
    onClosed();
  };
  return <TalkPanel view={view} onClose={close} />;
}
