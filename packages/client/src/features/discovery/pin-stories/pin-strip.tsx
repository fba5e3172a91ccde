import { moneyShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useEntity } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { Link } from '../../../ui/link/link.tsx';
import { altOfPin, pinPath, usePins, type StoredPin } from '../../pinning/pins/index.ts';
import styles from './pin-stories.module.css';

/** Pins side by side in one height, that scroll sideways. */
export function PinStrip({ pins, label }: { pins: readonly EntityRef<'pin'>[]; label: string }) {
  const shown = usePins(pins);
  return (
    <ul className={styles.strip} aria-label={label}>
      {shown.map((pin) => (
        <StripItem key={pin.id} pin={pin} />
      ))}
    </ul>
  );
}

function StripItem({ pin }: { pin: StoredPin }) {
  const text = useText();
  const locale = useLocale();
  const pinner = useEntity(pin.pinner);
  const image = pin.images['236x'];
  if (!image) return null;
  const offer = pin.productOffer;
  return (
    <li>
      <Link href={pinPath(pin.id)} className={styles.pin} style={{ backgroundColor: pin.dominantColor }}>
        <img
          src={image.url}
          width={image.width}
          height={image.height}
          alt={altOfPin(pin, text('pins.untitled', { name: pinner?.fullName ?? '' }))}
          loading="lazy"
          decoding="async"
        />
        {offer && <span className={styles.price}>{moneyShown(locale, offer.price, offer.currency)}</span>}
      </Link>
    </li>
  );
}
