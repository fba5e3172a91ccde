import { shallowEqual } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useAppStore, useViewer } from '../../store/hooks.ts';
import { Button, type ButtonLook } from '../../ui/button/button.tsx';
import { selectFollow, wantFollow, type FollowTarget } from './follow-toggles.ts';

export interface FollowButtonProps {
  /** The person or the board; its record is in the store. */
  readonly target: FollowTarget;
  /** Whom or what it follows, for people who hear the button without seeing what stands beside it. */
  readonly name: string;
  readonly size?: ButtonLook['size'];
  /** `primary` where following is the one act of its group; `plain` elsewhere. */
  readonly variant?: 'primary' | 'plain';
  readonly className?: string;
}

/** Follows a person or a board, or leaves them; people who are not signed in are asked to sign up and come back. */
export function FollowButton({ target, name, size, variant = 'plain', className }: FollowButtonProps) {
  const text = useText();
  const store = useAppStore();
  const viewer = useViewer();
  const navigate = useNavigate();
  const location = useLocation();
  const follow = useAppSelector((state) => selectFollow(state, target), shallowEqual);
  if (!follow || (target.type === 'user' && viewer?.id === target.id)) return null;

  const act = () => {
    if (viewer) return void wantFollow(store, target, !follow.following);
    return void navigate(`/signup/?next=${encodeURIComponent(location.pathname + location.search)}`);
  };
  const following = viewer !== null && follow.following;
  return (
    <Button
      variant={following ? 'done' : variant}
      size={size}
      className={className}
      aria-label={text(following ? 'follow.followingName' : 'follow.followName', { name })}
      onClick={act}
    >
      {text(following ? 'follow.following' : 'follow.follow')}
    </Button>
  );
}
