import { isNopin, NOPIN_NAMES } from './nopin.ts';

/** A picture as a page of anybody shows it, with what the page says of saving it. */
export interface SeenPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly description: string;
  /** The page that the pin leads to. */
  readonly page: string;
}

/** What the person's browser shows of a page. */
export interface PageFacts {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Why the site does not want to be saved, in its own words or none; `null` when it does not mind. */
  readonly nopin: string | null;
  /** The pictures to choose from, best first. */
  readonly pictures: readonly SeenPicture[];
}

/** The smallest side of a picture that is worth saving. */
export const SMALLEST_SIDE = 120;
const MOST_PICTURES = 50;

/** Reads a page as it stands in a browser. The document may be anybody's, so that nothing in it is trusted. */
export function readPageFacts(document: Document): PageFacts {
  const nopin = readSiteNopin(document);
  return {
    url: document.location.href,
    title: meta(document, 'og:title') || document.title.trim(),
    description: meta(document, 'og:description') || meta(document, 'description'),
    nopin,
    pictures: nopin === null ? picturesOf(document) : [],
  };
}

/** The reason of a page that says `<meta name="pinterest" content="nopin">`; `null` where it does not. */
export function readSiteNopin(document: Document): string | null {
  const tag = [...document.querySelectorAll('meta[name]')].find(
    (one) =>
      NOPIN_NAMES.includes(one.getAttribute('name')!.trim().toLowerCase()) && one.getAttribute('content')?.trim().toLowerCase() === 'nopin',
  );
  return tag ? (tag.getAttribute('description') ?? '') : null;
}

/** A picture that may be saved and is large enough; `null` for any other. */
export function seePicture(image: HTMLImageElement): SeenPicture | null {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (isNopin((name) => image.getAttribute(name)) || Math.min(width, height) < SMALLEST_SIDE) return null;
  const document = image.ownerDocument;
  const url = resolve(image.getAttribute('data-pin-media') || image.currentSrc || image.src, document);
  if (url === null) return null;
  return {
    url,
    width,
    height,
    alt: image.alt.trim(),
    description: (image.getAttribute('data-pin-description') ?? '').trim(),
    page: resolve(image.getAttribute('data-pin-url') ?? '', document, true) ?? document.location.href,
  };
}

function picturesOf(document: Document): SeenPicture[] {
  const page = document.location.href;
  const named = ['og:image', 'twitter:image'].flatMap((name): SeenPicture[] => {
    const url = resolve(meta(document, name), document);
    return url === null ? [] : [{ url, width: 0, height: 0, alt: meta(document, `${name}:alt`), description: '', page }];
  });
  const shown = [...document.images].map(seePicture).filter((picture) => picture !== null);
  const largest = shown.toSorted((a, b) => b.width * b.height - a.width * a.height);
  const kept = new Map<string, SeenPicture>();
  // What is known of a picture that is shown counts for the one that the page names, too.
  for (const picture of [...named, ...largest]) kept.set(picture.url, largest.find(({ url }) => url === picture.url) ?? picture);
  return [...kept.values()].slice(0, MOST_PICTURES);
}

function meta(document: Document, name: string): string {
  const found = document.querySelector(`meta[property="${name}"], meta[name="${name}"]`);
  return (found?.getAttribute('content') ?? '').trim();
}

function resolve(address: string, document: Document, isPage = false): string | null {
  if (isPage && address === '') return null;
  const url = address === '' ? null : URL.parse(address, document.baseURI);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
