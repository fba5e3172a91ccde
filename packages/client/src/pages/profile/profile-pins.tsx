import { UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useNextPage, useResource } from '../../store/hooks.ts';
import type { StoredUser } from '../../features/people/users/index.ts';
import { GridSkeleton } from '../../ui/pin-card/grid-skeleton.tsx';
import { endOfWall, PinGrid } from '../../features/pinning/pins/index.ts';
import { ListTrouble } from './list-trouble.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { pinsOptions } from './profile-place.ts';

/** What somebody made, or keeps. */
export function ProfilePins({ user, tab, isOwn }: { user: StoredUser; tab: 'created' | 'pins'; isOwn: boolean }) {
  const text = useText();
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  const options = pinsOptions(user.username, tab);
  const pins = useResource(UserPinsResource.get, options);
  const fetchNext = useNextPage(UserPinsResource.get, options);
  if (pins.error && !pins.loaded) return <ListTrouble error={pins.error} onRetry={pins.refresh} />;
  if (!pins.data) return <GridSkeleton label={text('app.routeLoading')} deviceClass={device} />;
  if (pins.data.length === 0) return <NothingYet user={user} tab={tab} isOwn={isOwn} />;
  return <PinGrid pins={pins.data} label={text(tab === 'created' ? 'profile.created' : 'profile.pins')} {...endOfWall(pins, fetchNext)} />;
}
