import { useRef, type CSSProperties, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useOpened } from '../../lib/use-opened.ts';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { clockShown } from './clock-shown.ts';
import { Button } from '../button/button.tsx';
import { Menu, type MenuEntry } from '../overlays.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { actOfKey, nextSpeed, SPEEDS } from './player-keys.ts';
import { playerErrors, playerStates } from './player-state.ts';
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
  readonly captions: string;
  readonly more: string;
  readonly speed: string;
  readonly picture: string;
  readonly loading: string;
  readonly networkFailed: string;
  readonly failed: string;
  readonly retry: string;
  /** A speed in words, such as "1.5×". */
  readonly speedShown: (speed: number) => string;
  /** Where it stands, in words, such as "0:12 of 1:18". */
  readonly place: (at: string, length: string) => string;
}

export interface VideoPlayerProps {
  readonly src: string;
  /** The same film as a stream in pieces, where it has one. */
  readonly stream: string | null;
  readonly captions: readonly { readonly language: string; readonly label: string; readonly src: string }[];
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
  stream,
  captions,
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
  const hand = useFilm({ src, stream, startAt, isItsTurn });
  const { video, frame, film, follow, togglePlay, toggleSound, toggleScreen, toggleCaptions, seek, setSpeed } = hand;

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
    else if (pressed.act === 'captions') toggleCaptions();
    else if (pressed.act === 'speed') setSpeed(nextSpeed(film.speed, pressed.by));
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
      data-state={film.state}
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
        onWaiting={follow}
        onPlaying={follow}
        onLoadedData={follow}
        onRateChange={follow}
        onError={follow}
      >
        {captions.map(({ language, label, src: address }) => (
          <track key={language} kind="captions" srcLang={language} label={label} src={address} />
        ))}
      </video>
      {film.state === playerStates.buffering && (
        <div className={styles.over}>
          <Spinner label={labels.loading} />
        </div>
      )}
      {film.error !== null && (
        <div className={styles.failed} role="alert">
          <p>{film.error === playerErrors.network ? labels.networkFailed : labels.failed}</p>
          <Button size="small" onClick={hand.retry}>
            {labels.retry}
          </Button>
        </div>
      )}
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
        {captions.length > 0 && (
          <Control
            label={labels.captions}
            aria-pressed={film.hasCaptions}
            icon={
              film.hasCaptions ? <Icon name="closed-captioning" weight="fill" size={20} /> : <Icon name="closed-captioning" size={20} />
            }
            onClick={toggleCaptions}
          />
        )}
        <MoreOfPlayer labels={labels} speed={film.speed} setSpeed={setSpeed} togglePicture={hand.togglePicture} />
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
function Control(props: Pick<IconButtonProps, 'label' | 'icon' | 'onClick' | 'aria-pressed' | 'aria-haspopup' | 'aria-expanded' | 'ref'>) {
  return <IconButton size="small" tooltip="above" {...props} />;
}

interface MoreOfPlayerProps {
  readonly labels: VideoPlayerLabels;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  readonly togglePicture: (() => void) | null;
}

/** How fast it plays, and a window of its own. */
function MoreOfPlayer({ labels, speed, setSpeed, togglePicture }: MoreOfPlayerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { opened, open, close, closer } = useOpened<'menu'>();
  const entries: MenuEntry[] = [
    {
      group: 'speed',
      heading: labels.speed,
      chosen: String(speed),
      entries: SPEEDS.map((one) => ({ id: String(one), label: labels.speedShown(one) })),
    },
  ];
  if (togglePicture)
    entries.unshift({ id: 'picture', label: labels.picture, icon: <Icon name="picture-in-picture" /> }, { separator: 'speeds' });
  return (
    <>
      <Control
        ref={button}
        label={labels.more}
        aria-haspopup="menu"
        aria-expanded={opened === 'menu'}
        icon={<Icon name="dots-three" weight="bold" size={20} />}
        onClick={() => open('menu')}
      />
      {opened === 'menu' && (
        <Menu
          trigger={button}
          label={labels.more}
          entries={entries}
          placement="top end"
          onAction={(id) => {
            close();
            if (id === 'picture') togglePicture?.();
            else setSpeed(Number(id));
          }}
          onClose={closer('menu')}
        />
      )}
    </>
  );
}
