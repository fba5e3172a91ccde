import { useInvites } from './invites-of-viewer.ts';
import { Invite } from './join-band.tsx';

/** The boards that the viewer is asked to keep together, secret ones too, which they cannot see before. */
export function InvitesBand() {
  const { data } = useInvites();
  return data?.map(({ id, board_id, board_name, invited_by_user, note }) => (
    <Invite key={id} by={invited_by_user} note={note} board={{ id: board_id, name: board_name }} />
  ));
}
