import { RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppSelector, useNextPage, useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BowerDrawing } from '../../../ui/empty-state/bower-drawing.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { GridSkeleton } from '../../../ui/pin-card/grid-skeleton.tsx';
import type { EntityRef } from '../../../store/stored.ts';
import { PinStories } from '../pin-stories/index.ts';
import { PinGrid } from '../../pinning/pins/index.ts';
import styles from './related-pins.module.css';

/** So many related pins come at a time (`C9.1`). */
export const RELATED_PAGE_SIZE = 12;

/** The options of a pin's related feed, the same for preloading and for showing. */
export function relatedOptions(pinId: string) {
  return { pin_id: pinId, page_size: RELATED_PAGE_SIZE };
}

interface RelatedWallProps {
  readonly pinId: string;
  readonly pins: readonly EntityRef<'pin'>[];
  readonly onEnd: (() => void) | undefined;
}

/** The first page, then stories of other things, then all that follows. */
function RelatedWall({ pinId, pins, onEnd }: RelatedWallProps) {
  const text = useText();
  const rest = pins.slice(RELATED_PAGE_SIZE);
  return (
    <>
      <PinGrid pins={pins.slice(0, RELATED_PAGE_SIZE)} label={text('closeup.more')} onEnd={rest.length > 0 ? undefined : onEnd} />
      <PinStories pinId={pinId} />
      {rest.length > 0 && <PinGrid pins={rest} label={text('closeup.evenMore')} onEnd={onEnd} />}
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
          <RelatedWall pinId={pinId} pins={related.data} onEnd={related.isAtEnd ? undefined : fetchNext} />
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
