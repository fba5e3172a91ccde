import { useEntity } from '../../store/hooks.ts';
import styles from './closeup-page.module.css';

/** The edge of a pin that a swipe leads to, beside the picture on a phone. The finger pulls the rest of it in. */
export function NeighbourPeek({ pinId, side }: { pinId: string | null; side: 'before' | 'after' }) {
  const pin = useEntity(pinId === null ? null : { type: 'pin', id: pinId });
  if (!pin) return null;
  const image = pin.isBlurred ? undefined : pin.images['236x'];
  return (
    <div className={styles.peek} data-side={side} style={{ backgroundColor: pin.dominantColor }} aria-hidden="true">
      {image && <img src={image.url} alt="" loading="lazy" draggable={false} />}
    </div>
  );
}
