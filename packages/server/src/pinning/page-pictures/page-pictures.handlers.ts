import { FindPinImagesResource } from '@bowerbird/contract/pinning/page-pictures/calls.ts';
import type { FindPinImagesInput, FoundPictures, PagePicture } from '@bowerbird/contract/pinning/page-pictures/schemas.ts';
import { findPagePicturesAside, type PagePictures } from '../../core/page-pictures/index.ts';
import { FetchError } from '../../core/safe-fetch/index.ts';
import { handle } from '../../endpoints/handle.ts';
import { toRefusal } from '../pictures/index.ts';
import { previewAddress } from './preview-address.service.ts';

/** So many are told (`C9.11`). */
const MOST_PICTURES = 50;
/** A picture of which nothing is known but its address. */
const BARE = { width: null, height: null, alt: '', title: '', description: '', media_type: 'image' as const };

export const pagePictureHandlers = [
  handle(FindPinImagesResource.get, async ({ core, viewer }, input): Promise<FoundPictures> => {
    const { userId } = viewer;
    const signing = { secretKey: core.config.secretKey, userId };
    const offer = (picture: Omit<PagePicture, 'preview_url'>): PagePicture => ({
      ...picture,
      preview_url: previewAddress(picture.url, signing),
    });
    const given = picturesIn(input.media ?? []).map(offer);
    try {
      const { items, page } = await core.fetchTurns.take(userId, async () => {
        const { url, html } = await core.safeFetch.fetchPage(withScheme(input.url.trim()));
        return findPagePicturesAside(html, url);
      });
      // What the person's browser saw counts, unless the site minds.
      if (page.nopin !== null) return { items: [], page };
      const others = items.filter(({ url }) => !given.some((picture) => picture.url === url));
      return { items: [...given, ...others.map(offer)].slice(0, MOST_PICTURES), page };
    } catch (error) {
      const { items, page } = pictureAt(error) ?? withoutPage(input, error);
      return { items: [...given, ...items.map(offer)].slice(0, MOST_PICTURES), page };
    }
  }),
];

/** The pictures that the page's visitor sent along, as far as they are addresses of the web. */
function picturesIn(addresses: readonly string[]): PagePictures['items'] {
  const urls = addresses.map((address) => URL.parse(address)?.href).filter((url) => url !== undefined && /^https?:/.test(url));
  return [...new Set(urls as string[])].map((url) => ({ ...BARE, url }));
}

/** A page that cannot be read is no reason to refuse the pictures that its visitor saw, or a preview. Otherwise the refusal stands. */
function withoutPage(input: FindPinImagesInput, error: unknown): PagePictures {
  const isEnough = input.is_preview === true || picturesIn(input.media ?? []).length > 0;
  if (!(error instanceof FetchError) || !isEnough) throw toRefusal(error);
  const url = withScheme(input.url.trim());
  return { items: [], page: { title: '', description: '', site_name: URL.parse(url)?.hostname ?? '', canonical_url: url, nopin: null } };
}

/** People paste `example.com/page`; they mean the web. */
function withScheme(address: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

/** An address that is itself a picture offers that one. */
function pictureAt(error: unknown): PagePictures | null {
  if (!(error instanceof FetchError) || error.reason !== 'not_html' || !error.contentType?.startsWith('image/') || !error.url) return null;
  return {
    items: [{ ...BARE, url: error.url }],
    page: { title: '', description: '', site_name: '', canonical_url: error.url, nopin: null },
  };
}
