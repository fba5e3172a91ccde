import type { CSSProperties, KeyboardEvent, SyntheticEvent } from 'react';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { clockShown } from './clock-shown.ts';
import { actOfKey } from './player-keys.ts';
import { useFilm } from './use-film.ts';
import styles from './video-player.module.css';

export interface VideoPlayerLabels {
  readonly video: string;
  readonly play: string;
  readonly pause: string;
  readonly mute: string;
  readonly unmute: string;
  readonly fullScreen: string;
  readonly leaveFullScreen: string;
  readonly position: string;
  /** Where it stands, in words, such as "0:12 of 1:18". */
  readonly place: (at: string, length: string) => string;
}

export interface VideoPlayerProps {
  readonly src: string;
  readonly poster?: string;
  readonly width: number;
  readonly height: number;
  /** In seconds. */
  readonly length: number;
  /** Where it begins, in seconds; without a sound and by itself, unless motion is reduced. */
  readonly startAt: number;
  /** Whether it may run: it stops when another video starts, and goes on when it is its turn again. */
  readonly isItsTurn: boolean;
  /** The key under which a touch screen chooses it, among the moving cards, as the one nearest its middle. */
  readonly autoplayKey: string;
  readonly labels: VideoPlayerLabels;
  readonly onPlay: () => void;
  readonly onPause: () => void;
}

/** A film with its controls: play, place, sound and full screen. The controls give way while it plays and nobody points at it. */
export function VideoPlayer({
  src,
  poster,
  width,
  height,
  length,
  startAt,
  isItsTurn,
  autoplayKey,
  labels,
  onPlay,
  onPause,
}: VideoPlayerProps) {
  const { video, frame, film, follow, togglePlay, toggleSound, toggleScreen, seek } = useFilm({ startAt, isItsTurn });

  const tellTurn = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    follow();
    // What the video does now counts, not the event: that may be late, and would start what was stopped since.
    if (currentTarget.paused) onPause();
    else onPlay();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = actOfKey(event, event.target instanceof HTMLButtonElement);
    if (!pressed) return;
    event.preventDefault();
    if (pressed.act === 'play') togglePlay();
    else if (pressed.act === 'sound') toggleSound();
    else if (pressed.act === 'screen') toggleScreen();
    else seek(film.at + pressed.by);
  };
  const place = labels.place(clockShown(film.at), clockShown(length));
  return (
    // The keys are those of the controls within, which have names and roles of their own.
    <div
      ref={frame}
      className={styles.frame}
      style={{ '--ratio': width / height } as CSSProperties}
      data-playing={film.isPlaying || undefined}
      data-autoplay={autoplayKey}
      onKeyDown={onKeyDown}
    >
      <video
        ref={video}
        className={styles.video}
        style={{ aspectRatio: `${width} / ${height}` }}
        src={src}
        poster={poster}
        width={width}
        height={height}
        aria-label={labels.video}
        loop
        muted
        playsInline
        preload="metadata"
        onClick={togglePlay}
        onTimeUpdate={follow}
        onSeeking={follow}
        onVolumeChange={follow}
        onPlay={tellTurn}
        onPause={tellTurn}
      />
      <div className={styles.controls} dir="ltr">
        <Control
          label={film.isPlaying ? labels.pause : labels.play}
          icon={film.isPlaying ? <Icon name="pause" weight="fill" size={20} /> : <Icon name="play" weight="fill" size={20} />}
          onClick={togglePlay}
        />
        <input
          type="range"
          className={styles.position}
          style={{ '--at': `${(film.at / (length || 1)) * 100}%` } as CSSProperties}
          aria-label={labels.position}
          aria-valuetext={place}
          min={0}
          max={length}
          step="any"
          value={film.at}
          onChange={(event) => seek(event.currentTarget.valueAsNumber)}
        />
        <span className={styles.clock} aria-hidden="true">
          {clockShown(film.at)} / {clockShown(length)}
        </span>
        <Control
          label={film.isMuted ? labels.unmute : labels.mute}
          icon={film.isMuted ? <Icon name="speaker-slash" weight="fill" size={20} /> : <Icon name="speaker-high" weight="fill" size={20} />}
          onClick={toggleSound}
        />
        <Control
          label={film.isFullScreen ? labels.leaveFullScreen : labels.fullScreen}
          icon={
            film.isFullScreen ? <Icon name="corners-in" weight="bold" size={20} /> : <Icon name="corners-out" weight="bold" size={20} />
          }
          onClick={toggleScreen}
        />
      </div>
    </div>
  );
}

/** One of the small buttons over the film. */
function Control(props: Pick<IconButtonProps, 'label' | 'icon' | 'onClick'>) {
  return <IconButton size="small" tooltip="above" {...props} />;
}
