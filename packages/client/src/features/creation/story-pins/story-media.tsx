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
  isRunning,
  isMuted,
  track,
  onWords,
  onTime,
  onEnded,
}: {
  of: ShownPage | ShownBlock;
  /** Whether it is what a visitor sees first. */
  isFirst: boolean;
  isRunning: boolean;
  isMuted: boolean;
  /** The file with what is said in the film, while its words are wanted. */
  track?: FilmTrack | undefined;
  onWords?: (words: string) => void;
  onTime: (seconds: number, length: number) => void;
  onEnded: () => void;
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
  if (file && !('type' in of && of.type !== 'story_pin_video_block')) {
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
        onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime, currentTarget.duration || file.duration / 1000)}
        onEnded={onEnded}
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
      alt={image.altText}
      fetchPriority={isFirst ? 'high' : 'auto'}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
}
