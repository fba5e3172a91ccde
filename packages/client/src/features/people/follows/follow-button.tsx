import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useLocation } from 'react-router';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppSelector, useAppStore, useViewer } from '../../../store/hooks.ts';
import { Button, type ButtonLook } from '../../../ui/button/button.tsx';
import { EntranceDialog } from '../../identity/entrance-panels/index.ts';
import { searchBackTo } from '../../identity/entrance/index.ts';
import type { FollowKind } from './follow-kind.ts';
import { setFollowing } from './follow-toggles.ts';

export interface FollowButtonProps {
  readonly kind: FollowKind;
  /** Whom or what it follows; its record is in the store. */
  readonly id: string;
  /** Whom or what it follows, for people who hear the button without seeing what stands beside it. */
  readonly name: string;
  readonly size?: ButtonLook['size'];
  /** `primary` where following is the one act of its group; `plain` elsewhere. */
  readonly variant?: 'primary' | 'plain';
  readonly className?: string;
  /** Its place is kept while whether it is followed is not known yet; somebody else asks for it. */
  readonly keepsPlace?: boolean;
}

/** Follows something or leaves it; people who are not signed in are asked to come in over the page. */
export function FollowButton({ kind, id, name, size, variant = 'plain', className, keepsPlace = false }: FollowButtonProps) {
  const text = useText();
  const store = useAppStore();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const [isAsked, setAsked] = useState(false);
  const follow = useAppSelector((state) => kind.select(state, id), shallowEqual);
  const isUnknown = follow === null && viewer !== null;
  if (viewer?.id === id) return null;
  if (isUnknown && !keepsPlace) return null;

  const act = () => {
    if (viewer) return void setFollowing(store, kind, id, !follow?.following);
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
          act="follow"
          subject={{ type: kind.type, id }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
