import { useState } from 'react';
import { useViewer } from '../../../store/hooks.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { useStarted } from '../../../lib/use-started.ts';

const EmailDialog = lazyPart(async () => (await import('./email-dialog.tsx')).default);
const SEEN = 'email-reminder-seen';

/** Reminds a person, once a visit, that their address is not proven yet (`C2.27`, `C4.2`). */
export function EmailReminder() {
  const viewer = useViewer();
  const started = useStarted();
  const [isClosed, setClosed] = useState(false);
  if (!started || isClosed || !viewer?.nags.includes('email_verification') || sessionStorage.getItem(SEEN) !== null) return null;
  const close = () => {
    sessionStorage.setItem(SEEN, '1');
    setClosed(true);
  };
  return <EmailDialog onClose={close} />;
}
