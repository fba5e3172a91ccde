import { Fragment, useMemo } from 'react';
import { RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppSelector, useNextPage, useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BowerDrawing } from '../../../ui/empty-state/bower-drawing.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { GridSkeleton } from '../../../ui/pin-card/grid-skeleton.tsx';
import { LoneStory, PinStories } from '../pin-stories/index.ts';
import { endOfWall, PinGrid, type PinGridProps } from '../../pinning/pins/index.ts';
import { cutWall, type RelatedEntry } from './wall-parts.ts';
import styles from './related-pins.module.css';

/** So many related pins come at a time (`C9.1`). */
export const RELATED_PAGE_SIZE = 12;

/** The options of a pin's related feed, the same for preloading and for showing. */
export function relatedOptions(pinId: string) {
  return { pin_id: pinId, page_size: RELATED_PAGE_SIZE };
}

interface RelatedWallProps {
  readonly pinId: string;
  readonly entries: readonly RelatedEntry[];
  /** What the last of its grids does at the end. */
  readonly end: Pick<PinGridProps, 'onEnd' | 'footer'>;
}

/** The first page, then stories of other things, then all that follows, with a story now and then. */
function RelatedWall({ pinId, entries, end }: RelatedWallProps) {
  const text = useText();
  const { first, parts } = useMemo(() => cutWall(entries, RELATED_PAGE_SIZE), [entries]);
  return (
    <>
      <PinGrid pins={first} label={text('closeup.more')} {...(parts.length === 0 && end)} />
      <PinStories pinId={pinId} />
      {parts.map(({ pins, story }, at) => (
        <Fragment key={at}>
          <PinGrid pins={pins} label={text('closeup.evenMore')} {...(at === parts.length - 1 && end)} />
          {story && <LoneStory story={story} />}
        </Fragment>
      ))}
    </>
  );
}

/** More like the pin, beneath it. */
export function RelatedPins({ pinId }: { pinId: string }) {
  const text = useText();
  const options = relatedOptions(pinId);
  const related = useResource(RelatedPinFeedResource.get, options);
  const fetchNext = useNextPage(RelatedPinFeedResource.get, options);
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  return (
    <section className={styles.related} aria-labelledby="related-pins">
      <h2 id="related-pins" className="h3">
        {text('closeup.more')}
      </h2>
      {related.data ? (
        related.data.length === 0 ? (
          <EmptyState drawing={<BowerDrawing />} title={text('closeup.noneRelated')}>
            {text('closeup.noneRelatedHint')}
          </EmptyState>
        ) : (
          <RelatedWall pinId={pinId} entries={related.data} end={endOfWall(related, fetchNext)} />
        )
      ) : related.error ? (
        <p className={styles.failed}>
          {text('closeup.relatedFailed')}{' '}
          <Button size="small" onClick={() => void related.refresh()}>
            {text('app.tryAgain')}
          </Button>
        </p>
      ) : (
        <GridSkeleton label={text('app.routeLoading')} deviceClass={device} count={RELATED_PAGE_SIZE} />
      )}
    </section>
  );
}
