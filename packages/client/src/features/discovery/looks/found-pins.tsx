import { useText } from '../../../i18n/i18n.tsx';
import { useEntity } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { Link } from '../../../ui/link/link.tsx';
import { altOfPin, pinPath, usePins, type StoredPin } from '../../pinning/pins/index.ts';
import styles from './looks.module.css';

/** Pins in rows of one height with their titles, as many rows as there are. */
export function FoundPins({ pins, label }: { pins: readonly EntityRef<'pin'>[]; label: string }) {
  const shown = usePins(pins);
  return (
    <ul className={styles.found} aria-label={label}>
      {shown.map((pin) => (
        <li key={pin.id}>
          <FoundPin pin={pin} />
        </li>
      ))}
    </ul>
  );
}

function FoundPin({ pin }: { pin: StoredPin }) {
  const text = useText();
  const pinner = useEntity(pin.pinner);
  const image = pin.images['236x'];
  if (!image) return null;
  const alt = altOfPin(pin, text('pins.untitled', { name: pinner?.fullName ?? '' }));
  return (
    <Link href={pinPath(pin.id)} className={styles.foundPin} aria-label={alt}>
      <img
        src={image.url}
        width={image.width}
        height={image.height}
        style={{ backgroundColor: pin.dominantColor }}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <span dir="auto">{pin.title}</span>
    </Link>
  );
}
