import { defineResource, verb } from '../../protocol/endpoint.ts';
import type { FindPinImagesInput, FoundPictures } from './schemas.ts';

/** The pictures of a web page to choose a pin from (`B7.9`). */
export const FindPinImagesResource = defineResource('FindPinImagesResource', {
  get: verb<FindPinImagesInput, FoundPictures>({ access: 'signed_in', errors: ['page_refused'] }),
});
