import type { ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import type { PinExtra, StoredPin } from '../../pinning/pins/index.ts';

const HiddenCard = lazyPart(async () => (await import('./hidden-card.tsx')).HiddenCard);

/** Hides other people's pins, from the menus of cards and of the close-up. */
const extra: PinExtra = {
  acts: (pin, viewer, text) =>
    viewer === null || pin.pinner?.id === viewer.id
      ? []
      : [
          {
            id: 'hide',
            label: text('feedback.hide'),
            icon: <Icon name="eye-slash" />,
            run: (place) => async (dispatch) => {
              const { hideOpenPin, hidePin } = await import('./give-feedback.ts');
              await (place === 'card' ? dispatch(hidePin(pin.id)) : dispatch(hideOpenPin(pin.id)));
            },
          },
        ],
  Around: AroundCard,
};
export default extra;

function AroundCard({ pin, children }: { pin: StoredPin; children: ReactNode }) {
  const hidden = useAppSelector(({ hiddenHere }) => hiddenHere[pin.id]);
  return hidden && hidden.path === window.location.pathname ? <HiddenCard pin={pin} hiddenAt={hidden.at} /> : children;
}
