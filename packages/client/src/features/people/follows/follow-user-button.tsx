import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { useAppSelector, useResource, useViewer } from '../../../store/hooks.ts';
import { FollowButton, type FollowButtonProps } from './follow-button.tsx';
import { followUser } from './follow-user.ts';

/** Follows a person; asks for them where a card alone is known of them. */
export function FollowUserButton({ asks = false, ...props }: Omit<FollowButtonProps, 'kind' | 'keepsPlace'> & { readonly asks?: boolean }) {
  const viewer = useViewer();
  const isUnknown = useAppSelector((state) => followUser.select(state, props.id) === null);
  useResource(UserResource.get, asks && isUnknown && viewer ? { id: props.id } : null);
  return <FollowButton {...props} kind={followUser} keepsPlace={asks} />;
}
