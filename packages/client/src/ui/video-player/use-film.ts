import { useEffect, useRef, useState, type RefObject } from 'react';
import { errorOfPlayer, playerStates, stateOfPlayer, type PlayerError, type PlayerState } from './player-state.ts';
import { useStream } from './use-stream.ts';

/** What is known of a film that is shown. */
interface Film {
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  readonly isFullScreen: boolean;
  /** Where it stands, in seconds. */
  readonly at: number;
  readonly state: PlayerState;
  readonly error: PlayerError | null;
  /** How fast it plays; 1 is as it was made. */
  readonly speed: number;
  readonly hasCaptions: boolean;
}

interface FilmHand {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** What fills the screen. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly film: Film;
  /** Takes up what the video tells. */
  readonly follow: () => void;
  readonly togglePlay: () => void;
  readonly toggleSound: () => void;
  readonly toggleScreen: () => void;
  readonly seek: (to: number) => void;
  readonly setSpeed: (speed: number) => void;
  readonly toggleCaptions: () => void;
  /** Lets it float above other windows; `null` where the browser cannot. */
  readonly togglePicture: (() => void) | null;
  /** Begins anew after it failed. */
  readonly retry: () => void;
}

interface FilmSource {
  readonly src: string;
  readonly stream: string | null;
  readonly startAt: number;
  readonly isItsTurn: boolean;
}

/** The part of an iPhone's video that shows it, alone, on the full screen. */
type IPhoneVideo = { webkitEnterFullscreen?: () => void };

/**
 * Plays a film by itself from a place on, without sound, unless motion is reduced. It stops when it is not its turn. It
 * goes on when it is its turn again, unless it was stopped by hand.
 */
export function useFilm({ src, stream, startAt, isItsTurn }: FilmSource): FilmHand {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isStoppedByHand = useRef(false);
  const begin = useRef(startAt);
  const [film, setFilm] = useState<Film>({
    isPlaying: false,
    isMuted: true,
    isFullScreen: false,
    at: 0,
    state: playerStates.loading,
    error: null,
    speed: 1,
    hasCaptions: false,
  });
  useStream(video, { src, stream });

  useEffect(() => {
    if (!video.current || isMotionReduced()) return;
    // The server's HTML does not say it, and a browser starts nothing by itself that is heard.
    video.current.muted = true;
    video.current.currentTime = begin.current;
    start(video.current);
  }, []);
  useEffect(() => {
    const shown = video.current;
    if (!shown || !isItsTurn) return;
    if (shown.paused && !isStoppedByHand.current && !isMotionReduced()) start(shown);
    return () => shown.pause();
  }, [isItsTurn]);
  useEffect(() => {
    const onChange = () => setFilm((before) => ({ ...before, isFullScreen: document.fullscreenElement === frame.current }));
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);

  return {
    video,
    frame,
    film,
    follow: () => {
      if (!video.current) return;
      const { paused, muted, currentTime, playbackRate } = video.current;
      const state = stateOfPlayer(video.current, isItsTurn);
      const error = errorOfPlayer(video.current);
      setFilm((before) => ({ ...before, isPlaying: !paused, isMuted: muted, at: currentTime, state, error, speed: playbackRate }));
    },
    togglePlay: () => {
      if (!video.current) return;
      isStoppedByHand.current = !video.current.paused;
      if (video.current.paused) start(video.current);
      else video.current.pause();
    },
    toggleSound: () => {
      if (video.current) video.current.muted = !video.current.muted;
    },
    toggleScreen: () => {
      if (document.fullscreenElement) return void document.exitFullscreen();
      if (document.fullscreenEnabled) return void frame.current?.requestFullscreen().catch(() => undefined);
      (video.current as IPhoneVideo | null)?.webkitEnterFullscreen?.();
    },
    seek: (to) => {
      if (!video.current) return;
      const { duration } = video.current;
      video.current.currentTime = Math.max(0, Number.isFinite(duration) ? Math.min(to, duration) : to);
    },
    setSpeed: (speed) => {
      if (video.current) video.current.playbackRate = speed;
    },
    toggleCaptions: () => {
      const hasCaptions = !film.hasCaptions;
      showCaptions(video.current, hasCaptions);
      setFilm((before) => ({ ...before, hasCaptions }));
    },
    togglePicture: canFloat()
      ? () => {
          if (document.pictureInPictureElement) void document.exitPictureInPicture();
          else void video.current?.requestPictureInPicture().catch(() => undefined);
        }
      : null,
    retry: () => {
      if (!video.current) return;
      const { currentTime } = video.current;
      video.current.src = src;
      video.current.load();
      video.current.currentTime = currentTime;
      start(video.current);
    },
  };
}

function start(video: HTMLVideoElement): void {
  // A refused start (data saver, no permission) leaves it at its place, with the button to start it.
  video.play().catch(() => undefined);
}

function showCaptions(video: HTMLVideoElement | null, isShown: boolean): void {
  for (const track of video?.textTracks ?? []) track.mode = isShown ? 'showing' : 'disabled';
}

/** A part that no server and not every browser has. */
function canFloat(): boolean {
  return typeof document !== 'undefined' && 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;
}

function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
