import { useLocation } from 'react-router';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { withNext } from '../../../lib/next-path.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlays.tsx';

/** Tells that the session was ended elsewhere, and leads to the log-in page and back. Closed, what was typed can still be copied. */
export function SignedOutDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const hasWords = useWords('accounts');
  const { pathname, search } = useLocation();
  if (!hasWords) return null;
  return (
    <Dialog
      title={text('accounts.endedTitle')}
      closeLabel={text('app.close')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={() => window.location.assign(withNext('/login/', pathname + search))}>
          {text('nav.logIn')}
        </Button>
      }
    >
      <p>{text('accounts.endedLead')}</p>
    </Dialog>
  );
}
