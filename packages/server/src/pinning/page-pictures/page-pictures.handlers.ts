import { FindPinImagesResource } from '@bowerbird/contract/pinning/page-pictures/calls.ts';
import type { FoundPictures } from '@bowerbird/contract/pinning/page-pictures/schemas.ts';
import { findPagePictures } from '../../core/page-pictures/index.ts';
import { FetchError } from '../../core/safe-fetch/index.ts';
import { handle } from '../../endpoints/handle.ts';
import { toRefusal } from '../pictures/index.ts';

export const pagePictureHandlers = [
  handle(FindPinImagesResource.get, async ({ core, input }): Promise<FoundPictures> => {
    try {
      const { url, html } = await core.safeFetch.fetchPage(withScheme(input.url.trim()));
      const { items, page } = findPagePictures(html, url);
      return { items, page };
    } catch (error) {
      const picture = pictureAt(error);
      if (picture) return picture;
      throw toRefusal(error);
    }
  }),
];

/** People paste `example.com/page`; they mean the web. */
function withScheme(address: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

/** An address that is itself a picture offers that one. */
function pictureAt(error: unknown): FoundPictures | null {
  if (!(error instanceof FetchError) || error.reason !== 'not_html' || !error.contentType?.startsWith('image/') || !error.url) return null;
  const item = { url: error.url, width: null, height: null, alt: '', title: '', description: '', media_type: 'image' };
  return { items: [item], page: { title: '', description: '', site_name: '', canonical_url: error.url } };
}

