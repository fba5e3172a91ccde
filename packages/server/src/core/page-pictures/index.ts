export { findPagePictures, type PagePictures } from './find-page-pictures.ts';
export type { PageMetadata } from './page-metas.ts';
export { mostPagePictures, type PagePicture } from './rank-pictures.ts';
export { findPagePicturesAside } from './read-aside.ts';
