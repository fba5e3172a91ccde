import { serveCaptions } from '@bowerbird/contract/creation/video-captions/calls.ts';
import { isSignature } from '@bowerbird/domain/media/renditions.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { isCaptionLanguage } from '@bowerbird/domain/creation/captions.ts';
import { handleStream } from '../../endpoints/stream.ts';
import { selectCues } from './video-captions.queries.ts';

/** Serves the captions of a pin to whoever sees the pin. */
export const captionsHandler = handleStream(serveCaptions, async ({ core, viewer, raw, reply }) => {
  const { pin, file } = raw.params as { pin: string; file: string };
  const language = file.replace(/\.vtt$/, '');
  const { film } = raw.query as { film?: unknown };
  const isFilm = film === undefined || (typeof film === 'string' && isSignature(film));
  const isAddress = isFilm && /^[1-9]\d{0,17}$/.test(pin) && file.endsWith('.vtt') && isCaptionLanguage(language);
  const cues = isAddress ? await selectCues(core.db, viewer, { pinId: pin, film }, language) : undefined;
  if (cues === undefined) throw new ApiError('not_found');
  return reply.header('Content-Type', 'text/vtt; charset=utf-8').header('Cache-Control', 'private, max-age=300').send(cues);
});
