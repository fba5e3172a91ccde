import { memo } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { useEntity } from '../../store/hooks.ts';
import type { StoredPin } from '../../store/stored.ts';
import { PinCard } from '../../ui/pin-card/pin-card.tsx';
import { pinPath } from './pin-path.ts';
import { altOfPin, pictureOfPin } from './pin-picture.ts';

/** One pin on a wall. */
export const PinTile = memo(function PinTile({ pin, eager }: { pin: StoredPin; eager: boolean }) {
  const text = useText();
  const pinner = useEntity(pin.pinner);
  return (
    <PinCard
      href={pinPath(pin.id)}
      alt={altOfPin(pin, text('pins.untitled', { name: pinner?.fullName ?? '' }))}
      title={pin.title}
      picture={pictureOfPin(pin)}
      byline={pinner ? { name: pinner.fullName, avatar: pinner.imageSmallUrl, href: pinner.profileUrl } : null}
      eager={eager}
      labels={{ save: text('app.save'), saved: text('pins.saved'), share: text('pins.share'), more: text('app.more'), chooseBoard: text('pins.chooseBoard') }}
    />
  );
});
