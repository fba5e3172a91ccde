import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { longestOrigSide } from '@bowerbird/domain/media/renditions.ts';
import { useText } from '../../i18n/i18n.tsx';
import { classNames } from '../../lib/class-names.ts';
import type { StoredPin } from '../../features/pinning/pins/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { isWholePin, movingPictureOf, pinTransitionName, shapeOfPin, webpOf } from '../../features/pinning/pins/index.ts';
import type { Look } from '../../features/creation/product-tags/index.ts';
import { firstFrame, FrameSearch, readFrame } from '../../features/discovery/looks/index.ts';
import { useEntryState } from '../../routing/use-entry-state.ts';
import { CloseupPlayer } from './closeup-player.tsx';
import styles from './closeup-picture.module.css';
import { PictureDots } from './picture-dots.tsx';
import { PictureViewer } from './picture-viewer.tsx';

const DRAWN_SIZES = ['474x', '736x', 'orig'] as const;
/** Half of the close-up's 1080 px, or the whole width of a narrow screen. */
const SIZES_ATTRIBUTE = '(min-width: 1024px) 540px, 100vw';

/** A pin's picture, never larger than it is, in its final box from the first paint; or its player. */
export function CloseupPicture({ pin, alt, look }: { pin: StoredPin; alt: string; look: Look }) {
  const text = useText();
  const opener = useRef<HTMLButtonElement>(null);
  const [isZoomedIn, setZoomedIn] = useState(false);
  const [frame, setFrame] = useEntryState('frame', readFrame);
  const [hidesDots, setHidesDots] = useState(false);
  const hasDots = isWholePin(pin) && pin.pinTags.length > 0;
  const video = pin.videos?.videoList.v720P ?? null;
  const original = pin.images.orig;
  const shape = shapeOfPin(pin);
  const box = {
    '--width': `${original?.width ?? likelyWidth(shape.width)}px`,
    '--ratio': shape.width / shape.height,
    aspectRatio: `${shape.width} / ${shape.height}`,
    backgroundColor: pin.dominantColor,
    viewTransitionName: pinTransitionName(pin.id),
  } as CSSProperties;

  if (video) {
    return (
      <div className={styles.place} style={{ backgroundColor: pin.dominantColor }}>
        <CloseupPlayer
          pin={pin}
          video={video}
          stream={pin.videos?.videoList.vHLSV4 ?? null}
          label={text('closeup.video', { title: alt })}
        />
      </div>
    );
  }
  const place = (overlay: ReactNode, results: ReactNode) => (
    <div className={classNames(styles.place, results !== null && styles.searched)} style={{ backgroundColor: pin.dominantColor }}>
      <div className={styles.box} style={box}>
        <picture>
          <source type="image/webp" srcSet={sourceSet(pin, webpOf)} sizes={SIZES_ATTRIBUTE} />
          <img
            className={styles.image}
            src={pin.images['736x']?.url ?? original?.url}
            srcSet={sourceSet(pin, (url) => url)}
            sizes={SIZES_ATTRIBUTE}
            alt={alt}
            fetchPriority="high"
          />
        </picture>
        {overlay}
        {!overlay && !hidesDots && <PictureDots pin={pin} look={look} />}
        {!overlay && (
          <div className={styles.tool}>
            {hasDots && (
              <Button className={styles.glass} icon={<Icon name="tag" size={20} />} onClick={() => setHidesDots(!hidesDots)}>
                {text(hidesDots ? 'shopLook.show' : 'shopLook.hide')}
              </Button>
            )}
            <Button className={styles.glass} icon={<Icon name="crop" size={20} />} onClick={() => setFrame(firstFrame)}>
              {text('closeup.lookCloser')}
            </Button>
            <Button
              ref={opener}
              className={styles.glass}
              icon={<Icon name="magnifying-glass-plus" size={20} />}
              onClick={() => setZoomedIn(true)}
            >
              {text('closeup.zoomIn')}
            </Button>
          </div>
        )}
      </div>
      {results}
      {isZoomedIn && original && (
        <PictureViewer
          url={movingPictureOf(pin)?.src ?? original.url}
          width={original.width}
          height={original.height}
          alt={alt}
          onClose={() => setZoomedIn(false)}
        />
      )}
    </div>
  );
  if (!frame) return place(null, null);
  return (
    <FrameSearch pinId={pin.id} first={frame} onSettled={setFrame} onClose={() => setFrame(null)}>
      {place}
    </FrameSearch>
  );
}

/** A picture of which the card alone is known is as wide as its largest rendition there. Where that is full, it is wider. */
function likelyWidth(width: number): number {
  return width < 736 ? width : longestOrigSide;
}

function sourceSet(pin: StoredPin, addressOf: (jpeg: string) => string): string {
  const widths = new Set<number>();
  return DRAWN_SIZES.flatMap((size) => {
    const image = pin.images[size];
    if (!image || widths.has(image.width)) return [];
    widths.add(image.width);
    return [`${addressOf(image.url)} ${image.width}w`];
  }).join(', ');
}
