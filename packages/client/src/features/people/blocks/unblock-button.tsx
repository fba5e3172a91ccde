import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { unblockUser, type Person } from './keep-apart.ts';

/** Takes the place of "Follow" where the viewer blocks somebody. */
export function UnblockButton({ user }: { user: Person }) {
  const text = useText();
  const dispatch = useAppDispatch();
  return (
    <Button aria-label={text('blocks.unblockName', { name: user.fullName })} onClick={() => void dispatch(unblockUser(user))}>
      {text('blocks.unblock')}
    </Button>
  );
}
