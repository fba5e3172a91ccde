import { useLocation } from 'react-router';
import { useAppSelector } from '../../../store/hooks.ts';
import { optionalPart } from '../../../ui/lazy-part/lazy-part.tsx';

const InviteTold = optionalPart(async () => (await import('./invite-told.tsx')).InviteTold);

/** Says on a pin's page by whose link somebody came (`C2.23`), where one led to it. */
export function InviteMessaging({ pinId }: { pinId: string }) {
  const { pathname } = useLocation();
  const invite = useAppSelector((state) => state.visits.invite);
  return invite?.path === pathname ? <InviteTold code={invite.inviteCode} pinId={pinId} /> : null;
}
