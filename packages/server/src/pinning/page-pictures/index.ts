import { pagePictureSchemas } from '@bowerbird/contract/pinning/page-pictures/schemas.ts';
import type { Feature } from '../../feature.ts';
import { pagePictureHandler } from './page-picture.stream.ts';
import { pagePictureHandlers } from './page-pictures.handlers.ts';

/** The pictures of a web page, to choose a pin from. */
export const pagePicturesFeature: Feature = {
  name: 'page-pictures',
  schemas: pagePictureSchemas,
  handlers: pagePictureHandlers,
  streams: [pagePictureHandler],
};
