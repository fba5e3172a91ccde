import { forSignedIn, forAnyone } from '../../protocol/endpoint.ts';
import { defineStream } from '../../protocol/stream.ts';

/** Uploads one picture (multipart field `img`); answers once the original is durable. */
export const uploadImage = defineStream(
  'POST',
  '/upload-image/',
  forSignedIn({ appScope: 'pins:write', admission: 'always', errors: ['picture_refused', 'too_large', 'unsupported_type'] }),
);

/** Serves renditions; the path names the size, the picture and the format. */
export const serveMedia = defineStream('GET', '/media/*', forAnyone({ admission: 'always', cache: 'for_ever', errors: ['not_found'] }));

/** What an upload answers. */
export interface UploadedImage {
  readonly success: true;
  readonly image_signature: string;
  readonly image_url: string;
  readonly width: number;
  readonly height: number;
  readonly dominant_color: string;
}
