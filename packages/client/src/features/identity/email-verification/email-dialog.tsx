import { useRef, useState } from 'react';
import { resendVerification } from '@bowerbird/contract/identity/email-verification/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlays.tsx';

/** The reminder itself: "Resend email" becomes "Email sent" once it was pressed (`C2.27`). */
export default function EmailDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const resend = useAction(resendVerification);
  const running = useRef(false);
  const [isSent, setSent] = useState(false);
  const hasWords = useWords('entrance');
  if (!hasWords) return null;

  const send = async () => {
    if (running.current) return;
    running.current = true;
    setSent(true);
    try {
      await resend({});
    } catch (error) {
      setSent(false);
      dispatch(failureShown(error, toCallError(error).status === 429 ? 'account.wait' : 'app.serverErrorTitle', { minutes: 60 }));
    } finally {
      running.current = false;
    }
  };
  return (
    <Dialog
      title={text('emailReminder.title')}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isSent} onClick={() => void send()}>
            {text(isSent ? 'emailReminder.sent' : 'emailReminder.resend')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {text('emailReminder.close')}
          </Button>
        </>
      }
    >
      <p>{text('emailReminder.body')}</p>
    </Dialog>
  );
}
