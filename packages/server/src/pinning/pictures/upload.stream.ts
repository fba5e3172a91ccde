import { imagesOf } from '@bowerbird/domain/media/renditions.ts';
import { uploadImage, type UploadedImage } from '@bowerbird/contract/pinning/pictures/calls.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { signedIn } from '../../endpoints/authorise.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { handleStream } from '../../endpoints/stream.ts';
import { receivePicture } from './pictures.service.ts';

/** `POST /upload-image/`: one picture in the multipart field `img`; answers once its original is durable. */
export const uploadHandler = handleStream(uploadImage, async ({ raw, core, viewer }): Promise<UploadedImage> => {
  const { userId } = signedIn(viewer);
  if (!raw.isMultipart()) throw new ApiError('unsupported_type', { detail: 'multipart/form-data' });
  const part = await raw.file();
  if (!part) throw badField('img', 'required');
  try {
    if (part.fieldname !== 'img') throw badField('img', 'required');
    const picture = await receivePicture(core, userId, part.file);
    const { url } = imagesOf(picture, core.config.mediaUrl)['236x'];
    return {
      success: true,
      image_signature: picture.signature,
      image_url: url,
      width: picture.width,
      height: picture.height,
      dominant_color: picture.dominantColor,
    };
  } finally {
    // What is left of a refused upload is read away, so that the sender hears the reason instead of a broken connection.
    part.file.resume();
  }
});
