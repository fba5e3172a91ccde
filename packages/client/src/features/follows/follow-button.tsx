import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useLocation } from 'react-router';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useAppStore, useResource, useViewer } from '../../store/hooks.ts';
import { Button, type ButtonLook } from '../../ui/button/button.tsx';
import { EntranceDialog, searchBackTo } from '../accounts/index.ts';
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
  /** Asks for the person where a card alone is known of them; its place is kept meanwhile. */
  readonly asks?: boolean;
}

/** Follows a person or a board, or leaves them; people who are not signed in are asked to come in over the page. */
export function FollowButton({ target, name, size, variant = 'plain', className, asks = false }: FollowButtonProps) {
  const text = useText();
  const store = useAppStore();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const [isAsked, setAsked] = useState(false);
  const follow = useAppSelector((state) => selectFollow(state, target), shallowEqual);
  const isUnknown = follow === null && viewer !== null;
  useResource(UserResource.get, asks && isUnknown && target.type === 'user' ? { id: target.id } : null);
  if (target.type === 'user' && viewer?.id === target.id) return null;
  if (isUnknown && !asks) return null;

  const act = () => {
    if (viewer) return void wantFollow(store, target, !follow?.following);
    return setAsked(true);
  };
  const following = viewer !== null && follow?.following === true;
  return (
    <>
      <Button
        variant={following ? 'done' : variant}
        size={size}
        className={className}
        style={isUnknown ? { visibility: 'hidden' } : undefined}
        aria-label={text(following ? 'follow.followingName' : 'follow.followName', { name })}
        onClick={act}
      >
        {text(following ? 'follow.following' : 'follow.follow')}
      </Button>
      {isAsked && (
        <EntranceDialog
          title={{ id: 'entrance.follow', values: { name } }}
          search={searchBackTo(pathname + search)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
