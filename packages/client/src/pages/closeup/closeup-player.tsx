import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { isVideoPlaying, videoPaused, videoStarted } from '../../store/app-ui.slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { StoredPin } from '../../features/pinning/pins/index.ts';
import { tracksOf } from '../../features/creation/video-captions/index.ts';
import { VideoPlayer } from '../../ui/video-player/video-player.tsx';

type VideoFile = NonNullable<NonNullable<Pin['videos']>['videoList']['v720P']>;

/** A shorter film is there whole before a stream would have measured its line; in milliseconds. */
const LEAST_STREAMED = 30_000;

/** The player of a video pin: it goes on where the card was, without sound, and stops when another video starts (`C4.13`). */
export function CloseupPlayer({
  pin: { id: pinId, isPromoted, captions },
  video,
  stream,
  label,
}: {
  pin: Pick<StoredPin, 'id' | 'isPromoted' | 'captions'>;
  video: VideoFile;
  stream: VideoFile | null;
  label: string;
}) {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const isItsTurn = useAppSelector((state) => isVideoPlaying(state.appUi, { pinId, isPromoted }));
  const startAt = useAppSelector(({ appUi: { videoLeft } }) => (videoLeft?.pinId === pinId ? videoLeft.seconds : 0));
  return (
    <VideoPlayer
      src={video.url}
      stream={stream !== null && video.duration >= LEAST_STREAMED ? stream.url : null}
      captions={tracksOf(captions, locale)}
      poster={video.thumbnail}
      width={video.width}
      height={video.height}
      length={video.duration / 1000}
      startAt={startAt}
      isItsTurn={isItsTurn}
      autoplayKey={pinId}
      labels={{
        video: label,
        play: text('player.play'),
        pause: text('player.pause'),
        mute: text('player.mute'),
        unmute: text('player.unmute'),
        fullScreen: text('player.fullScreen'),
        leaveFullScreen: text('player.leaveFullScreen'),
        position: text('player.position'),
        captions: text('player.captions'),
        more: text('player.more'),
        speed: text('player.speed'),
        picture: text('player.picture'),
        loading: text('app.loading'),
        networkFailed: text('player.networkFailed'),
        failed: text('player.failed'),
        retry: text('app.tryAgain'),
        speedShown: (speed) => text('player.speedShown', { speed: new Intl.NumberFormat(locale).format(speed) }),
        place: (at, length) => text('player.place', { at, length }),
      }}
      onPlay={() => dispatch(videoStarted({ pinId, isPromoted }))}
      onPause={() => dispatch(videoPaused({ pinId, isPromoted, at: Date.now() }))}
    />
  );
}
