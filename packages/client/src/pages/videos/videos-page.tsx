import { VideoCategoriesResource, VideosFeedResource } from '@bowerbird/contract/discovery/videos/calls.ts';
import { useParams } from 'react-router';
import { endOfWall, PinGrid } from '../../features/pinning/pins/index.ts';
import '../../features/discovery/topics/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useEntity, useNextPage, useResource } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChipLink, ChipRow } from '../../ui/chip/chip.tsx';
import { BowerDrawing } from '../../ui/empty-state/bower-drawing.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { GridSkeleton } from '../../ui/pin-card/grid-skeleton.tsx';
import { categoryOf, videosOptionsOf, videosPath, VIDEOS_PATH } from './videos-options.ts';
import styles from './videos-page.module.css';

/** The newest videos, of all or of one category (`C2.12`). */
export function VideosPage() {
  const text = useText();
  const category = categoryOf(useParams());
  const options = videosOptionsOf(category);
  const videos = useResource(VideosFeedResource.get, options);
  const fetchNext = useNextPage(VideosFeedResource.get, options);
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  return (
    <>
      <h1 className={`display h1 ${styles.title}`}>{text('videos.title')}</h1>
      <Categories chosen={category} />
      {videos.data && videos.data.length > 0 && (
        <PinGrid pins={videos.data} label={text('videos.title')} eager {...endOfWall(videos, fetchNext)} />
      )}
      {videos.data?.length === 0 && (
        <EmptyState drawing={<BowerDrawing />} title={text('videos.emptyTitle')}>
          {text('videos.emptyBody')}
        </EmptyState>
      )}
      {!videos.data && videos.error && (
        <p role="alert" className={styles.failed}>
          {text('topics.failed')}{' '}
          <Button size="small" onClick={() => void videos.refresh()}>
            {text('app.tryAgain')}
          </Button>
        </p>
      )}
      {!videos.data && !videos.error && <GridSkeleton label={text('app.routeLoading')} deviceClass={device} />}
    </>
  );
}

function Categories({ chosen }: { chosen: string | null }) {
  const text = useText();
  const { data } = useResource(VideoCategoriesResource.get, {});
  if (!data || data.length === 0) return null;
  return (
    <nav aria-label={text('videos.categories')}>
      <ChipRow>
        <ChipLink href={VIDEOS_PATH} selected={chosen === null}>
          {text('videos.all')}
        </ChipLink>
        {data.map((topic) => (
          <Category key={topic.id} topic={topic} chosen={chosen} />
        ))}
      </ChipRow>
    </nav>
  );
}

function Category({ topic: ref, chosen }: { topic: EntityRef<'topic'>; chosen: string | null }) {
  const topic = useEntity(ref);
  if (!topic) return null;
  return (
    <ChipLink href={videosPath(topic)} selected={chosen === topic.id}>
      {topic.name}
    </ChipLink>
  );
}
