export { findPagePictures, type PagePictures } from './find-page-pictures.ts';
export type { PageMetadata } from './page-metas.ts';
export { mostPagePictures, type PagePicture } from './rank-pictures.ts';
export { findPagePicturesAside, readRichMetadataAside } from './read-aside.ts';
export { readRichMetadata } from './rich-metadata.ts';
