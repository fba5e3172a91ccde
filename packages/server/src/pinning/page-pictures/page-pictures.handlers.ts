import { FindPinImagesResource } from '@bowerbird/contract/pinning/page-pictures/calls.ts';
import type { FoundPictures, PagePicture } from '@bowerbird/contract/pinning/page-pictures/schemas.ts';
import { findPagePicturesAside, type PagePictures } from '../../core/page-pictures/index.ts';
import { FetchError } from '../../core/safe-fetch/index.ts';
import { handle } from '../../endpoints/handle.ts';
import { toRefusal } from '../pictures/index.ts';
import { previewAddress } from './preview-address.service.ts';

export const pagePictureHandlers = [
  handle(FindPinImagesResource.get, async ({ core, viewer }, input): Promise<FoundPictures> => {
    const { userId } = viewer;
    const signing = { secretKey: core.config.secretKey, userId };
    const offer = (picture: Omit<PagePicture, 'preview_url'>): PagePicture => ({
      ...picture,
      preview_url: previewAddress(picture.url, signing),
    });
    try {
      const { items, page } = await core.fetchTurns.take(userId, async () => {
        const { url, html } = await core.safeFetch.fetchPage(withScheme(input.url.trim()));
        return findPagePicturesAside(html, url);
      });
      return { items: items.map(offer), page };
    } catch (error) {
      const picture = pictureAt(error);
      if (picture) return { ...picture, items: picture.items.map(offer) };
      throw toRefusal(error);
    }
  }),
];

/** People paste `example.com/page`; they mean the web. */
function withScheme(address: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

/** An address that is itself a picture offers that one. */
function pictureAt(error: unknown): PagePictures | null {
  if (!(error instanceof FetchError) || error.reason !== 'not_html' || !error.contentType?.startsWith('image/') || !error.url) return null;
  const item = { url: error.url, width: null, height: null, alt: '', title: '', description: '', media_type: 'image' as const };
  return { items: [item], page: { title: '', description: '', site_name: '', canonical_url: error.url } };
}
