import { colorNameOf } from '@bowerbird/domain/media/color-names.ts';
import { colorWords } from '../../../i18n/color-words.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Link } from '../../../ui/link/link.tsx';
import type { WholePin } from '../../pinning/pins/index.ts';
import styles from './looks.module.css';

/** The colours of a picture, each leading to more pins that have it. */
export function PinColors({ pin }: { pin: WholePin }) {
  const text = useText();
  const colors = new Map(pin.mainColors.map((hex) => [colorNameOf(Number.parseInt(hex.slice(1), 16)), hex] as const).toReversed());
  const shown = [...colors].toReversed();
  if (shown.length === 0) return null;
  return (
    <nav aria-label={text('closeup.colors')} className={styles.colors}>
      {shown.map(([name, hex]) => (
        <Link
          key={name}
          href={`/search/pins/?q=&filters=${encodeURIComponent(`color:${name}`)}`}
          className={styles.color}
          style={{ backgroundColor: hex }}
          aria-label={text('closeup.searchColor', { color: text(colorWords[name]) })}
          title={text('closeup.searchColor', { color: text(colorWords[name]) })}
        />
      ))}
    </nav>
  );
}
