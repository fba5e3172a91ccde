import { VideoUploadsResource } from '@bowerbird/contract/creation/video-uploads/calls.ts';
import type { VideoUpload } from '@bowerbird/contract/creation/video-uploads/schemas.ts';
import type { TestCaller, TestServer } from '../../../testing/test-server.ts';
import { makeNextVideo } from '../make-video.service.ts';

const tus = { 'tus-resumable': '1.0.0' };

/** Sends a video by the calls that people use, and has its film made. */
export async function uploadFilm({ core }: TestServer, caller: TestCaller, bytes: Buffer): Promise<NonNullable<VideoUpload['video']>> {
  const begun = await caller.request({ method: 'POST', url: '/upload-video/', headers: { ...tus, 'upload-length': String(bytes.length) } });
  const url = String(begun.headers['location']);
  const headers = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  await caller.request({ method: 'PATCH', url, headers, payload: bytes });
  await makeNextVideo(core);
  const { video, reason } = await caller.data(VideoUploadsResource.get, { upload_id: url.split('/').at(-1)! });
  if (video === null) throw new Error(`no film was made: ${reason}`);
  return video;
}
