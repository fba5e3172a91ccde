import { defineResource, forSignedIn } from '../../protocol/endpoint.ts';
import { defineStream } from '../../protocol/stream.ts';
import type { FindPinImagesInput, FoundPictures } from './schemas.ts';

/** The pictures of a web page to choose a pin from (`B7.9`). */
export const FindPinImagesResource = defineResource('FindPinImagesResource', {
  get: forSignedIn<FindPinImagesInput, FoundPictures>({ appScope: 'pins:write', errors: ['page_refused', 'too_many_requests'] }),
});

/**
 * A small copy of a picture of a web page (`?url=…&s=…`). Only the person for whom that page's pictures were found may see it.
 */
export const showPagePicture = defineStream(
  'GET',
  '/page-picture/',
  forSignedIn({
    admission: 'always',
    cache: 'own_hour',
    errors: ['not_found', 'page_refused', 'picture_refused', 'unavailable', 'unsupported_type', 'too_large'],
  }),
);
