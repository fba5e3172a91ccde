import { findPagePictures } from './find-page-pictures.ts';
import { readRichPage } from './rich-metadata.ts';

/** What is read out of a page, by name, so that a thread can be asked for it. */
export const pageReaders = { pictures: findPagePictures, richPage: readRichPage };

export type PageReader = keyof typeof pageReaders;
