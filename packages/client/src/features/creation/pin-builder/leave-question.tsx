import { useEffect } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useLeaveGuard } from '../../../routing/use-leave-guard.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import type { DraftsInHand } from './use-drafts.ts';

/** Asks whoever leaves while something is neither on the server nor kept in this browser. */
export function LeaveQuestion({ hand: { atRisk } }: { hand: DraftsInHand }) {
  const text = useText();
  const isOn = atRisk > 0;
  const held = useLeaveGuard(isOn);
  useEffect(() => {
    if (!isOn) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
  if (!held) return null;
  return (
    <Dialog
      alert
      title={text('builder.leaveQuestion')}
      onClose={held.stay}
      actions={
        <>
          <Button onClick={held.stay}>{text('builder.stay')}</Button>
          <Button variant="danger" onClick={held.goOn}>
            {text('builder.leaveAnyway')}
          </Button>
        </>
      }
    >
      <p>{text('builder.leaveBody', { count: atRisk })}</p>
    </Dialog>
  );
}
