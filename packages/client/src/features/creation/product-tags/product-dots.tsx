import { useEffect, useRef, useState } from 'react';
import { centreOf, foldDots } from '@bowerbird/domain/creation/product-tags.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import type { WholePin } from '../../pinning/pins/index.ts';
import { placeCard } from './card-place.ts';
import { editedTags, isShopClosed } from './edited-tags.ts';
import { ProductLink } from './product-link.tsx';
import styles from './product-dots.module.css';
import type { Look } from './use-look.ts';

/** Until the picture is measured it is taken for half of a close-up. */
const LIKELY_WIDTH = 540;

export interface ProductDotsProps {
  readonly pin: WholePin;
  /** Which picture of a carousel; the first one is 0. */
  readonly slot?: number;
  readonly look: Look;
  readonly width: number;
  readonly height: number;
}

/** Dots on a picture that open its products; those that are too near to each other to press fold into one. */
export function ProductDots({ pin, slot = 0, look, width, height }: ProductDotsProps) {
  const text = useText();
  const layer = useRef<HTMLDivElement>(null);
  const [drawnWidth, setDrawnWidth] = useState(LIKELY_WIDTH);
  const [openKey, setOpenKey] = useState<string | null>(null);
  useEffect(() => {
    const { current } = layer;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setDrawnWidth(current.clientWidth || LIKELY_WIDTH));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const own = pin.pinTags.filter((tag) => tag.slot === slot);
  const tags = editedTags(own, pin.taggedObjects);
  const folds = foldDots(tags, { width: drawnWidth, height: (drawnWidth * height) / width });
  const close = () => {
    setOpenKey(null);
    look.choose(null);
  };
  return (
    <div ref={layer} className={styles.layer} role="group" aria-label={text('shopLook.dots')}>
      {folds.map((fold) => {
        const key = fold[0]!.pinTagKey;
        const objects = fold.flatMap((tag) => tag.objects);
        const { x, y } = centreOf(fold);
        const isOpen = key === openKey;
        const isChosen = isOpen || objects.some(({ id }) => id === look.chosenId);
        return (
          <div
            key={key}
            className={styles.place}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || !isOpen) return;
              event.stopPropagation();
              close();
              event.currentTarget.querySelector('button')?.focus();
            }}
          >
            <button
              type="button"
              className={classNames(styles.dot, isChosen && styles.chosen, isShopClosed(objects) && styles.closed)}
              aria-expanded={isOpen}
              aria-label={text('shopLook.dot', { names: objects.map(({ title }) => title).join(', ') })}
              onClick={() => {
                setOpenKey(isOpen ? null : key);
                look.choose(isOpen ? null : (objects[0]?.id ?? null));
              }}
            >
              {fold.length > 1 && <span className={styles.count}>{fold.length}</span>}
            </button>
            {isOpen && (
              <div className={classNames(styles.card, y > 0.5 && styles.above)} style={placeCard(x, drawnWidth)}>
                {objects.map((object) => (
                  <ProductLink key={object.id} object={object} isNarrow />
                ))}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
