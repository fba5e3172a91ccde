import { useText } from '../../i18n/i18n.tsx';
import type { StoredPin } from '../../features/pinning/pins/index.ts';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './organize-pins.module.css';
import { ReorderHandle } from '../../shared/reorder/reorder-handle.tsx';
import type { ReorderItem } from '../../shared/reorder/use-reorder.ts';

export interface OrganizeTileProps {
  readonly pin: StoredPin;
  readonly name: string;
  readonly isChosen: boolean;
  /** Chooses or leaves it; a range with Shift. */
  readonly onChoose: (isRange: boolean) => void;
  readonly reorder: ReorderItem;
}

/** One pin while organizing: a click chooses it, its handle moves it, and so does a mouse or a resting finger on it. */
export function OrganizeTile({ pin, name, isChosen, onChoose, reorder }: OrganizeTileProps) {
  const text = useText();
  const image = pin.images['236x'] ?? pin.images.orig;
  return (
    <li
      className={classNames(styles.tile, isChosen && styles.chosen, reorder.isHeld && styles.held)}
      style={reorder.style}
      data-reorder={pin.id}
    >
      <button
        type="button"
        role="checkbox"
        aria-checked={isChosen}
        aria-label={text('organize.choose', { pin: name })}
        className={styles.picture}
        style={{ backgroundColor: pin.dominantColor }}
        onClick={(event) => onChoose(event.shiftKey)}
        {...reorder.picture}
      >
        {image && <img src={image.url} alt="" loading="lazy" decoding="async" draggable={false} />}
        <span className={styles.tick}>{isChosen && <Icon name="check" weight="bold" size={16} />}</span>
      </button>
      <ReorderHandle name={name} reorder={reorder} className={styles.handle} />
    </li>
  );
}
