import { useState } from 'react';
import { useLocation } from 'react-router';
import { useViewer } from '../../store/hooks.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { isTimeToAsk } from './is-time-to-ask.ts';

const NameDialog = lazyPart(async () => (await import('./name-dialog.tsx')).default);

/** Asks a new person for their name, once, as long as they neither told nor skipped it; not before they looked around. */
export function NameQuestion() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const [begunAt] = useState(pathname);
  const [isAsking, setAsking] = useState(false);
  if (!viewer?.name_question_open) return null;
  const isTime = isTimeToAsk({ pathname, begunAt, username: viewer.username ?? '', hasPins: viewer.pin_count > 0 });
  // Whoever goes on to another page meanwhile still has the question before them.
  if (isTime && !isAsking) setAsking(true);
  return isAsking && <NameDialog />;
}
