import { type CSSProperties, useEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { cardRatio, isCropped } from './pin-card-size.ts';
import styles from './card-picture.module.css';

/** One rendition: its address as JPEG, as WebP where there is one, and its width in px. */
export type Rendition = { jpeg: string; webp?: string; width: number };
export type PinPicture = {
  /** Of the picture after orientation. */
  width: number;
  height: number;
  /** Shown until the picture arrives, such as "#c7d0f1". */
  color?: string | null;
  /** Smallest first: 236, 474 and 736 px wide. */
  renditions: readonly Rendition[];
};
/** What moves: a video, or with the type `image/…` an animated picture. */
export type CardVideo = { src: string; type?: string };

export type CardPictureProps = {
  picture: PinPicture;
  video?: CardVideo | null;
  playing?: boolean;
  /** Not to wait for the scroll; `first` is what a person sees first, before the page's scripts. */
  eager?: boolean | 'first';
  transitionName?: string;
};

/** How wide a card's picture is drawn, as look.md's table has it. */
const columnSizes = '(min-width: 1280px) 232px, (min-width: 1024px) 25vw, (min-width: 640px) 33vw, 50vw';

/** The picture in its final box from the first paint, over its dominant colour. */
export function CardPicture({ picture, video, playing = false, eager, transitionName }: CardPictureProps) {
  const { width, height, color, renditions } = picture;
  const style = {
    '--ratio': cardRatio(width, height),
    backgroundColor: color ?? undefined,
    viewTransitionName: transitionName,
  } as CSSProperties;
  return (
    <span className={classNames(styles.box, isCropped(width, height) && styles.cropped)} style={style}>
      {renditions.length > 0 && (
        <picture ref={stopLoadingWhenGone}>
          {renditions.every((rendition) => rendition.webp) && (
            <source type="image/webp" srcSet={sourceSet(renditions, 'webp')} sizes={columnSizes} />
          )}
          <img
            src={renditions[0]!.jpeg}
            srcSet={sourceSet(renditions, 'jpeg')}
            sizes={columnSizes}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager === 'first' ? 'high' : undefined}
            decoding="async"
            draggable={false}
          />
        </picture>
      )}
      {video && playing && <Moving video={video} />}
    </span>
  );
}

function Moving({ video }: { video: CardVideo }) {
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // A refused start (data saver, no permission) leaves the still picture, which is what the person asked for.
    player.current?.play().catch(() => undefined);
  }, []);
  if (video.type?.startsWith('image/')) return <img className={styles.video} src={video.src} alt="" draggable={false} />;
  return (
    <video ref={player} className={styles.video} src={video.src} muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1} />
  );
}

/** A picture that is scrolled past would go on loading, and those in view would wait behind it. */
function stopLoadingWhenGone(picture: HTMLPictureElement) {
  return () =>
    queueMicrotask(() => {
      // React also lets go of what it only hides for a while.
      const image = picture.isConnected ? null : picture.querySelector('img');
      if (!image || image.complete) return;
      picture.querySelector('source')?.remove();
      image.removeAttribute('srcset');
      image.removeAttribute('src');
    });
}

function sourceSet(renditions: readonly Rendition[], format: 'jpeg' | 'webp'): string {
  return renditions.map((rendition) => `${rendition[format] ?? rendition.jpeg} ${rendition.width}w`).join(', ');
}
