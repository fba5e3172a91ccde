import { useLocation, useNavigate } from 'react-router';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { useStarted } from '../../lib/use-started.ts';
import { PasswordDialog } from '../../features/identity/sessions/index.ts';

/**
 * Asks for the password before a page of the settings, over the lines of what is to come. Somebody who came in without one is
 * asked. The server does not draw what lies over the page.
 */
export function PasswordGate() {
  const navigate = useNavigate();
  const started = useStarted();
  const { pathname, search } = useLocation();
  return (
    <>
      <div aria-busy="true">
        <SkeletonText lines={6} />
      </div>
      {started && <PasswordDialog goesTo={pathname + search} onClose={() => void navigate('/')} />}
    </>
  );
}
