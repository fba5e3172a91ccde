import { useLocation, useNavigate } from 'react-router';
import { useStarted } from '../../ui/use-started.ts';
import { PasswordDialog } from '../accounts/index.ts';

/** Asks who came in by a link for the password before a page of the settings; the server does not draw what lies over the page. */
export function PasswordGate() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useStarted() ? <PasswordDialog goesTo={pathname} onClose={() => void navigate('/')} /> : null;
}
