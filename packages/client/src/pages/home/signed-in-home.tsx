import { useSearchParams } from 'react-router';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useNextPage, useResource } from '../../store/hooks.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { BowerDrawing } from '../../ui/empty-state/bower-drawing.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { GridSkeleton } from '../../ui/pin-card/grid-skeleton.tsx';
import { endOfWall, PinGrid } from '../../features/pinning/pins/index.ts';
import { FeedError } from './feed-error.tsx';
import { feedOptions, tabOf, type HomeTab } from '../../features/discovery/home-feed/index.ts';
import { GoneBoard } from './gone-board.tsx';
import { HomeTabs } from './home-tabs.tsx';
import styles from './signed-in-home.module.css';

/** The tabs and the feed of the chosen one. */
export function SignedInHome() {
  const text = useText();
  const [search] = useSearchParams();
  const tab = tabOf(search);
  return (
    <>
      <h1 className={styles.heading}>{text('nav.home')}</h1>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Logo />
        </span>
        <HomeTabs selected={tab} />
      </div>
      <HomeFeed key={tab} tab={tab} />
    </>
  );
}

function HomeFeed({ tab }: { tab: HomeTab }) {
  const text = useText();
  const options = feedOptions(tab);
  const resource = useResource(UserHomefeedResource.get, options);
  const fetchNext = useNextPage(UserHomefeedResource.get, options);
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  if (!resource.data) {
    if (resource.error?.record?.name === 'board_not_found') return <GoneBoard />;
    return resource.error ? (
      <FeedError onRetry={resource.refresh} />
    ) : (
      <div className={styles.skeleton}>
        <GridSkeleton label={text('app.routeLoading')} deviceClass={device} />
      </div>
    );
  }
  if (resource.data.length === 0) return <EmptyFeed tab={tab} />;
  return <PinGrid pins={resource.data} label={text('pins.list')} eager {...endOfWall(resource, fetchNext)} />;
}

function EmptyFeed({ tab }: { tab: HomeTab }) {
  const text = useText();
  const isFollowing = tab === 'following';
  return (
    <EmptyState
      drawing={<BowerDrawing />}
      title={text(isFollowing ? 'home.followingEmptyTitle' : 'home.emptyTitle')}
      actions={
        <ButtonLink href="/search/pins/" variant="primary">
          {text('home.findPins')}
        </ButtonLink>
      }
    >
      {text(isFollowing ? 'home.followingEmptyBody' : 'home.emptyBody')}
    </EmptyState>
  );
}
