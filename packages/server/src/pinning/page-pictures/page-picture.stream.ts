import { showPagePicture } from '@bowerbird/contract/pinning/page-pictures/calls.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { createGate } from '../../core/gate.ts';
import { handleStream } from '../../endpoints/stream.ts';
import { toRefusal } from '../pictures/index.ts';
import { isOffered } from './preview-address.service.ts';

/** A page may offer fifty pictures; they come a few at a time, so that choosing one never starves uploads. */
const gate = createGate({ atWork: 4, waiting: 200 });

/** `GET /page-picture/?url=…&s=…`: a picture of another site, decoded and made anew here, so that nothing of its file reaches the browser. */
export const pagePictureHandler = handleStream(showPagePicture, async ({ core, viewer, raw, reply }) => {
  const { url, s } = raw.query as Readonly<Record<string, unknown>>;
  const signing = { secretKey: core.config.secretKey, userId: viewer.userId };
  if (typeof url !== 'string' || typeof s !== 'string' || !isOffered(url, s, signing)) throw new ApiError('not_found');
  const preview = await gate
    .pass(async () => {
      // Who closed the dialog while others were served waits for nothing any more.
      if (raw.raw.socket.destroyed) return null;
      const { body } = await core.safeFetch.fetchPicture(url);
      return core.media.previewPicture(body);
    })
    .catch((error: unknown) => {
      throw toRefusal(error);
    });
  if (preview === null) throw new ApiError('unavailable');
  return reply
    .headers({
      'Content-Type': 'image/jpeg',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    .send(Buffer.from(preview));
});
