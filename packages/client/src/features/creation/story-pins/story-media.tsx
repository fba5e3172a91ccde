import { useEffect, useRef } from 'react';
import { useFilmWords } from './use-film-words.ts';
import type { ShownBlock, ShownPage } from '@bowerbird/domain/creation/story-pins/show.ts';

export interface FilmTrack {
  readonly language: string;
  readonly label: string;
  readonly src: string;
}

/** The picture or the film of a page or of a block. A film runs while its page does. */
export function StoryMedia({
  of,
  isFirst,
  drawnWidth,
  startsAt,
  isRunning,
  isMuted,
  isBroken,
  track,
  onWords,
  onTime,
  onEnded,
  onBroken,
}: {
  of: ShownPage | ShownBlock;
  /** Whether it is what a visitor sees first. */
  isFirst: boolean;
  /** In pixels; 0 while that is not known. */
  drawnWidth: number;
  /** Where its film begins, in seconds. */
  startsAt: number;
  isRunning: boolean;
  isMuted: boolean;
  /** Its film cannot be played, so its picture stands there. */
  isBroken: boolean;
  /** The file with what is said in the film, while its words are wanted. */
  track?: FilmTrack | undefined;
  onWords?: (words: string) => void;
  onTime: (seconds: number, length: number) => void;
  onEnded: () => void;
  onBroken: () => void;
}) {
  const film = useRef<HTMLVideoElement>(null);
  useFilmWords(film, track?.src, (words) => onWords?.(words));
  const { image } = of;
  const file = image?.videos?.videoList.v720P ?? null;
  useEffect(() => {
    const { current } = film;
    if (!current) return;
    // A browser that lets no film start leaves its picture there.
    if (isRunning) current.play().catch(() => undefined);
    else current.pause();
  }, [isRunning]);
  if (!image) return null;
  if (file && !isBroken && !('type' in of && of.type !== 'story_pin_video_block')) {
    return (
      <video
        ref={film}
        src={file.url}
        poster={file.thumbnail}
        width={file.width}
        height={file.height}
        muted={isMuted || ('isMuted' in of && of.isMuted)}
        playsInline
        preload={isFirst ? 'metadata' : 'none'}
        aria-label={image.altText || undefined}
        onLoadedMetadata={({ currentTarget }) => {
          if (startsAt > 0) currentTarget.currentTime = startsAt;
        }}
        onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime, currentTarget.duration || file.duration / 1000)}
        onEnded={onEnded}
        onError={onBroken}
      >
        {track && <track key={track.src} kind="captions" srcLang={track.language} label={track.label} src={track.src} />}
      </video>
    );
  }
  const { '736x': shown } = image.images;
  return (
    <img
      src={shown?.url}
      width={shown?.width}
      height={shown?.height}
      // What a visitor sees first is on its way before its width is known.
      {...(isFirst || drawnWidth === 0 ? {} : sizedSources(image, drawnWidth))}
      alt={image.altText}
      fetchPriority={isFirst ? 'high' : 'auto'}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
}

/** The sizes of a picture, of which the browser fetches the one that is wide enough. */
function sizedSources({ images }: NonNullable<ShownPage['image']>, drawnWidth: number) {
  const sizes = [images['236x'], images['474x'], images['736x']].flatMap((size) => size ?? []);
  return { srcSet: sizes.map(({ url, width }) => `${url} ${width}w`).join(', '), sizes: `${Math.ceil(drawnWidth)}px` };
}
