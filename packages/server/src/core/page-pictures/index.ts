export { findPagePictures, type PagePictures } from './find-page-pictures.ts';
export type { PagePicture } from './rank-pictures.ts';
export { findPagePicturesAside, readRichPageAside } from './read-aside.ts';
export { fillFromOEmbed, lacksOEmbed } from './o-embed.ts';
export { readRichMetadata, readRichPage, type RichPage } from './rich-metadata.ts';
