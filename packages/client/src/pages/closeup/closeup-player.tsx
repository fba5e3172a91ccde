import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { useText } from '../../i18n/i18n.tsx';
import { isVideoPlaying, videoPaused, videoStarted } from '../../store/app-ui.slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { StoredPin } from '../../features/pinning/pins/index.ts';
import { VideoPlayer } from '../../ui/video-player/video-player.tsx';

type VideoFile = NonNullable<NonNullable<Pin['videos']>['videoList']['v720P']>;

/** The player of a video pin: it goes on where the card was, without sound, and stops when another video starts (`C4.13`). */
export function CloseupPlayer({
  pin: { id: pinId, isPromoted },
  video,
  label,
}: {
  pin: Pick<StoredPin, 'id' | 'isPromoted'>;
  video: VideoFile;
  label: string;
}) {
  const text = useText();
  const dispatch = useAppDispatch();
  const isItsTurn = useAppSelector((state) => isVideoPlaying(state.appUi, { pinId, isPromoted }));
  const startAt = useAppSelector(({ appUi: { videoLeft } }) => (videoLeft?.pinId === pinId ? videoLeft.seconds : 0));
  return (
    <VideoPlayer
      src={video.url}
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
        place: (at, length) => text('player.place', { at, length }),
      }}
      onPlay={() => dispatch(videoStarted({ pinId, isPromoted }))}
      onPause={() => dispatch(videoPaused({ pinId, isPromoted, at: Date.now() }))}
    />
  );
}
