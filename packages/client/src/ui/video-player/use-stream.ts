import { useEffect, type RefObject } from 'react';

const HLS = 'application/vnd.apple.mpegurl';

/**
 * Plays the stream of a video in pieces where it has one. So a slow line gets a smaller picture. A browser that reads streams
 * itself does so; others get a reader, which comes on demand. Whatever goes wrong with it, the file plays instead.
 */
export function useStream(video: RefObject<HTMLVideoElement | null>, { src, stream }: { src: string; stream: string | null }): void {
  useEffect(() => {
    const shown = video.current;
    if (!shown || stream === null) return;
    const address = new URL(stream, window.location.href).href;
    const canRead = shown.canPlayType(HLS) !== '';
    if (canRead) playFrom(shown, address);
    const end = canRead ? () => undefined : readStream(shown, address, () => playFrom(shown, src));
    const fallBack = () => {
      if (shown.src === address) playFrom(shown, src);
    };
    shown.addEventListener('error', fallBack);
    return () => {
      shown.removeEventListener('error', fallBack);
      end();
    };
  }, [video, src, stream]);
}

/** Goes on from another source at the same place. */
function playFrom(video: HTMLVideoElement, source: string): void {
  const { currentTime, paused } = video;
  video.src = source;
  video.currentTime = currentTime;
  // A refused start leaves it at its place, with the button to start it.
  if (!paused) video.play().catch(() => undefined);
}

/** Brings the reader and lets it feed the video; gives how to end it. */
function readStream(video: HTMLVideoElement, address: string, playFile: () => void): () => void {
  let isOver = false;
  let end = () => {};
  import('hls.js/light').then(
    ({ default: Hls }) => {
      if (isOver || !Hls.isSupported()) return;
      const { currentTime, paused } = video;
      const hls = new Hls({ startPosition: currentTime, capLevelToPlayerSize: true, enableWorker: false });
      end = () => hls.destroy();
      hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
        if (!fatal) return;
        hls.destroy();
        playFile();
      });
      hls.once(Hls.Events.MANIFEST_PARSED, () => {
        if (!paused) video.play().catch(() => undefined);
      });
      hls.loadSource(address);
      hls.attachMedia(video);
    },
    // The file plays already.
    () => undefined,
  );
  return () => {
    isOver = true;
    end();
  };
}
