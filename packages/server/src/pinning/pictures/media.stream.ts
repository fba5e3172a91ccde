import { basename, dirname } from 'node:path';
import send from '@fastify/send';
import { serveMedia } from '@bowerbird/contract/pinning/pictures/calls.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { handleStream } from '../../endpoints/stream.ts';
import { toRefusal } from './picture-refusal.service.ts';

/** `GET /media/…`: a rendition, made on first request, and never different afterwards; parts of a file for players that seek. */
export const mediaHandler = handleStream(serveMedia, async ({ raw, reply, core }) => {
  const served = await core.media.serveMedia(raw.url.split('?')[0]!).catch((error: unknown) => {
    throw toRefusal(error);
  });
  if (!served) throw new ApiError('not_found');
  const { statusCode, headers, stream } = await send(raw.raw, basename(served.file), {
    root: dirname(served.file),
    cacheControl: false,
  });
  return reply
    .code(statusCode)
    .headers(headers)
    .headers({ 'Content-Type': served.contentType, 'Cross-Origin-Resource-Policy': 'cross-origin' })
    .send(stream);
});
