import type { AppThunk } from '../../../store/create-store.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import type { AroundTileProps, PinExtra, PinOverlayProps } from '../../pinning/pins/index.ts';

const HiddenCard = lazyPart(async () => (await import('./hidden-card.tsx')).HiddenCard);
const WhyThisPin = lazyPart(async () => (await import('./why-this-pin.tsx')).WhyThisPin);

/** Hides other people's pins and says why a pin is shown, from the menus of cards and of the close-up. */
const extra: PinExtra = {
  acts: (pin, viewer, text) => [
    ...(viewer === null || pin.pinner?.id === viewer.id
      ? []
      : [
          {
            id: 'hide',
            label: text('feedback.hide'),
            icon: <Icon name="eye-slash" />,
            run: (place: PinOverlayProps['place']): AppThunk<Promise<void>> => {
              return async (dispatch) => dispatch((await import('./give-feedback.ts')).hideAt(place, pin.id));
            },
          },
        ]),
    { id: 'why', label: text('reasons.title'), icon: <Icon name="info" />, Overlay: WhyThisPin },
  ],
  Around: AroundCard,
};
export default extra;

function AroundCard({ pin, hasWords, children }: AroundTileProps) {
  const hidden = useAppSelector(({ hiddenHere }) => hiddenHere[pin.id]);
  return hidden && hidden.path === window.location.pathname ? <HiddenCard pin={pin} hasWords={hasWords} hidden={hidden} /> : children;
}
