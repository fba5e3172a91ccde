import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useNextPage, useResource } from '../../store/hooks.ts';
import { GridSkeleton } from '../../ui/pin-card/grid-skeleton.tsx';
import { PinGrid } from '../pins/index.ts';

const feed = {};

/** The home feed. */
export function HomePage() {
  const text = useText();
  const resource = useResource(UserHomefeedResource.get, feed);
  const fetchNext = useNextPage(UserHomefeedResource.get, feed);
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  if (!resource.data) return <GridSkeleton label={text('app.routeLoading')} deviceClass={device} />;
  return <PinGrid pins={resource.data} label={text('pins.list')} onEnd={resource.isAtEnd ? undefined : fetchNext} eager />;
}
