import { useEffect, useRef } from 'react';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { isVideoPlaying, videoPaused, videoStarted } from '../../store/app-ui.slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { StoredPin } from '../../store/stored.ts';
import styles from './closeup-picture.module.css';

type VideoFile = NonNullable<NonNullable<Pin['videos']>['videoList']['v720P']>;

/** The player of a video pin, with the browser's own controls; it stops when another video starts (`C4.13`). */
export function CloseupPlayer({
  pin: { id: pinId, isPromoted },
  video,
  label,
}: {
  pin: Pick<StoredPin, 'id' | 'isPromoted'>;
  video: VideoFile;
  label: string;
}) {
  const dispatch = useAppDispatch();
  const player = useRef<HTMLVideoElement>(null);
  const isPlaying = useAppSelector((state) => isVideoPlaying(state.appUi, { pinId, isPromoted }));
  useEffect(() => {
    if (!isPlaying) player.current?.pause();
  }, [isPlaying]);
  return (
    <video
      ref={player}
      className={styles.player}
      src={video.url}
      poster={video.thumbnail}
      width={video.width}
      height={video.height}
      style={{ aspectRatio: `${video.width} / ${video.height}` }}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      onPlay={() => dispatch(videoStarted({ pinId, isPromoted }))}
      onPause={() => dispatch(videoPaused({ pinId, isPromoted, at: Date.now() }))}
    />
  );
}
