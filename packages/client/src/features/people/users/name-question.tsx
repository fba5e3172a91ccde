import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useViewer } from '../../../store/hooks.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { isTimeToAsk } from './is-time-to-ask.ts';

const NameDialog = lazyPart(async () => (await import('./name-dialog.tsx')).default);

/** Asks a new person for their name, once, as long as they neither told nor skipped it; not before they looked around, nor while they talk. */
export function NameQuestion({ isTalking }: { isTalking: boolean }) {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const [begunAt] = useState(pathname);
  const [isAsking, setAsking] = useState(false);
  const isOpen = viewer?.name_question_open ?? false;
  const isTime =
    viewer !== null && isTimeToAsk({ pathname, begunAt, username: viewer.username ?? '', hasPins: viewer.pin_count > 0, isTalking });
  // The question stays on the next page too, because only an answer ends it.
  useEffect(() => {
    if (isOpen && isTime) setAsking(true);
  }, [isOpen, isTime]);
  return isOpen && isAsking && <NameDialog />;
}
