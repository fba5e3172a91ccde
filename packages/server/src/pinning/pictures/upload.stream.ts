import { imagesOf } from '@bowerbird/domain/media/renditions.ts';
import { uploadImage, type UploadedImage } from '@bowerbird/contract/pinning/pictures/calls.ts';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { PictureSource } from '../../core/media/index.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { handleStream } from '../../endpoints/stream.ts';
import { receivePicture } from './pictures.service.ts';

/** `POST /upload-image/`: one picture in the multipart field `img`; answers once its original is durable. */
export const uploadHandler = handleStream(uploadImage, async ({ raw, core, viewer }): Promise<UploadedImage> => {
  const picture = await receivePicture(core, viewer.userId, await readPictureField(raw));
  const { url } = imagesOf(picture, core.config.mediaUrl)['236x'];
  return {
    success: true,
    image_signature: picture.signature,
    image_url: url,
    width: picture.width,
    height: picture.height,
    dominant_color: picture.dominantColor,
  };
});

/** The picture in the multipart field `img`. Throws for another kind of body, or a form without it. */
export async function readPictureField(raw: FastifyRequest): Promise<PictureSource> {
  if (!raw.isMultipart()) throw new ApiError('unsupported_type', { detail: 'multipart/form-data' });
  const part = await raw.file().catch(refuseForm);
  if (part?.fieldname !== 'img') throw badField('img', 'required');
  return bytesOf(part.file);
}

/** What arrives of the file; where the form ends within it, its sender is to blame. */
async function* bytesOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (error) {
    refuseForm(error);
  }
}

/** The parser's own errors name a status where it refuses on purpose, and none where the form is malformed. */
function refuseForm(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  throw new ApiError('bad_input', { detail: 'multipart', cause: error });
}
