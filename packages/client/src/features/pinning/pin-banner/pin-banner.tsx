import type { CSSProperties } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../../i18n/i18n.tsx';
import { savedPinOf } from '../../../lib/next-path.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { altOfPin, shapeOfPin, webpOf } from '../pins/index.ts';
import { selectBannerPin } from './banner-pin.ts';
import styles from './pin-banner.module.css';

/** What somebody came for, beside the way in (`C2.23`): nothing where no pin is known, or theirs to see. */
export function PinBanner() {
  const text = useText();
  const { search } = useLocation();
  const pin = useAppSelector((state) => selectBannerPin(state, search));
  if (!pin) return null;
  const image = pin.images['474x'];
  const { width, height } = shapeOfPin(pin);
  const box = { '--ratio': `${width} / ${height}`, backgroundColor: pin.dominantColor } as CSSProperties;
  return (
    <aside className={styles.banner}>
      <picture className={styles.box} style={box}>
        {image && !pin.isAnimated && <source type="image/webp" srcSet={webpOf(image.url)} />}
        <img className={styles.image} src={image?.url} alt={altOfPin(pin, '')} fetchPriority="high" draggable={false} />
      </picture>
      <p className={`display ${styles.words}`}>{text(savedPinOf(search) === null ? 'pinBanner.more' : 'pinBanner.save')}</p>
    </aside>
  );
}
