import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VideoUpload } from '@bowerbird/contract/creation/video-uploads/schemas.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { VideoRefused, waitForFilm } from './upload-video.ts';

const edits = { trim_start: 0, trim_end: null, is_muted: false, poster_at: null };
const upload: VideoUpload = {
  upload_id: 'a',
  name: 'a.mov',
  bytes: 9,
  status: 'processing',
  progress: 0,
  reason: null,
  edits,
  video: null,
};
const video = { image_signature: 's', image_url: '', dominant_color: '#000000', video_url: '', width: 2, height: 2, duration: 9 };

describe('waiting for a film', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const wait = async (replies: readonly (Partial<VideoUpload> | Error)[], signal = new AbortController().signal) => {
    const shares: number[] = [];
    let at = 0;
    const find = () => {
      const reply = replies[Math.min(at++, replies.length - 1)]!;
      return reply instanceof Error ? Promise.reject(reply) : Promise.resolve({ ...upload, ...reply });
    };
    const film = waitForFilm('a', { find, onMade: (share) => void shares.push(share) }, signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    return { film: await Promise.race([film, Promise.resolve('waiting')]), shares };
  };

  it('tells how much is made, and gives the film', async () => {
    const { film, shares } = await wait([{ progress: 0.2 }, { progress: 0.7 }, { status: 'ready', progress: 1, video }]);
    expect(shares).toEqual([0.2, 0.7]);
    expect(film).toMatchObject({ status: 'ready', video });
  });

  it('waits for a network that is away', async () => {
    expect((await wait([new CallError(null), new CallError(null), { status: 'ready', video }])).film).toMatchObject({ video });
  });

  it('says why a video is not taken', async () => {
    const { film } = await wait([{ status: 'failed', reason: 'too_long' }]);
    expect([film instanceof VideoRefused, (film as VideoRefused).reason]).toEqual([true, 'too_long']);
  });

  it('ends for nobody who cancelled', async () => {
    const over = new AbortController();
    over.abort();
    expect((await wait([{ status: 'ready', video }], over.signal)).film).toBe('waiting');
  });
});
