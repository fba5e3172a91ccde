import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, type ResourceView } from '../../store/hooks.ts';
import type { StoredPin } from '../../features/pinning/pins/index.ts';
import { Grid } from '../../ui/grid/grid.tsx';
import { GridSkeleton } from '../../ui/pin-card/grid-skeleton.tsx';
import { PinCard, sizeOfPinCard } from '../../ui/pin-card/pin-card.tsx';
import { altOfPin, NextPageFailed, pictureOfPin, pinPath, usePins } from '../../features/pinning/pins/index.ts';
import { FeedError } from './feed-error.tsx';

const EAGER_CARDS = 12;
const FIRST_CARDS = 2;
const noPins: never[] = [];

/** Pictures alone, without words: what strangers see first. */
export function PictureWall({ resource, onEnd }: { resource: ResourceView<Pin[]>; onEnd: () => void }) {
  const text = useText();
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  const pins = usePins(resource.data ?? noPins);
  if (!resource.data)
    return resource.error ? (
      <FeedError onRetry={resource.refresh} />
    ) : (
      <GridSkeleton label={text('app.routeLoading')} deviceClass={device} count={30} />
    );
  const labels = {
    save: text('app.save'),
    saved: text('pins.saved'),
    share: text('pins.share'),
    more: text('app.more'),
    chooseBoard: text('pins.chooseBoard'),
  };
  return (
    <>
      <Grid
        items={pins}
        keyOf={(pin) => pin.id}
        sizeOf={sizeOf}
        renderItem={(pin, index) => (
          <PinCard
            href={pinPath(pin.id)}
            alt={altOfPin(pin, text('home.picture'))}
            picture={pictureOfPin(pin)}
            labels={labels}
            eager={index < FIRST_CARDS ? 'first' : index < EAGER_CARDS}
          />
        )}
        label={text('pins.list')}
        deviceClass={device}
        onEnd={resource.isAtEnd || resource.error ? undefined : onEnd}
      />
      {resource.error && <NextPageFailed onRetry={onEnd} />}
    </>
  );
}

function sizeOf(pin: StoredPin) {
  return sizeOfPinCard({ picture: pictureOfPin(pin) });
}
