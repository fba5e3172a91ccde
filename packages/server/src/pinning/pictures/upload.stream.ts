import { imagesOf } from '@bowerbird/domain/media/renditions.ts';
import { uploadImage, type UploadedImage } from '@bowerbird/contract/pinning/pictures/calls.ts';
import type { FastifyRequest } from 'fastify';
import type { PictureSource } from '../../core/media/index.ts';
import { readFileField } from '../../endpoints/read-file-field.ts';
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
  return (await readFileField(raw, 'img')).bytes;
}
