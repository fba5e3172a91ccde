import { readJsonLd, type JsonLdFacts } from './json-ld-pictures.ts';
import { bestAddress, pixelsIn } from './marked-picture.ts';
import { isNopin } from '@bowerbird/domain/pinning/nopin.ts';
import { readMetas, readNopin, type Metas, type PageMetadata } from './page-metas.ts';
import { titleOf } from './page-title.ts';
import { isDecoration, isPageItself, isSavable, resolveUrl, widthInUrl } from './picture-urls.ts';
import { plainLine } from './plain-text.ts';
import { isTooSmall, rank, scoreOfNamed, scoreOfShown, type Candidate, type PagePicture } from './rank-pictures.ts';
import { readPage, type Attributes, type MarkedPage, type MarkedPicture } from './read-page.ts';

export type PagePictures = { items: PagePicture[]; page: PageMetadata };

/** Finds the pictures of a page, best first: what the page names as its picture, then its content, then the rest. */
export function findPagePictures(html: string, baseUrl: string): PagePictures {
  const marked = readPage(html);
  const base = resolveUrl(marked.baseHref, baseUrl) ?? baseUrl;
  const metas = readMetas(marked.metas);
  const jsonLd = readJsonLd(marked.jsonLd);
  const page = describePage(marked, metas, jsonLd, base, baseUrl);
  // A site that does not want to be saved offers nothing.
  if (page.nopin !== null) return { items: [], page };
  const candidates = [...named(marked, metas, jsonLd, page, base), ...shown(marked.pictures, page, base)];
  const pages = [baseUrl, page.canonical_url, resolveUrl(metas.first('og:url'), base)].filter((url) => url !== null);
  return { items: rank(candidates.filter(({ url }) => !isPageItself(url, pages))), page };
}

function describePage(marked: MarkedPage, metas: Metas, jsonLd: JsonLdFacts, base: string, baseUrl: string): PageMetadata {
  const canonical = marked.links.find((link) => hasRel(link, 'canonical'))?.['href'];
  const address = resolveUrl(canonical, base) ?? resolveUrl(metas.first('og:url'), base) ?? resolveUrl(baseUrl, baseUrl);
  const siteName = plainLine(metas.first('og:site_name', 'application-name'));
  return {
    title: plainLine(metas.first('og:title', 'twitter:title')) || titleOf(plainLine(marked.title), jsonLd, siteName),
    description: metas.first('og:description', 'twitter:description', 'description') || jsonLd.description,
    site_name: siteName || hostName(address ?? baseUrl),
    canonical_url: address ?? baseUrl,
    nopin: readNopin(marked.metas),
  };
}

/** The pictures that the page names in its metadata. */
function named(marked: MarkedPage, metas: Metas, jsonLd: JsonLdFacts, page: PageMetadata, base: string): Candidate[] {
  const hinted = [
    ...marked.links.filter((link) => hasRel(link, 'image_src')).map((link) => link['href'] ?? ''),
    metas.first('image', 'primaryimage'),
  ];
  const linked = hinted.map((url) => ({ url, width: null, height: null, alt: '' }));
  const spoken = jsonLd.pictures.map(({ caption, ...picture }) => ({ ...picture, alt: caption }));
  const groups = [metas.pictures('og'), metas.pictures('twitter'), spoken, linked];
  return groups.flatMap((pictures, group) =>
    pictures.flatMap((picture, index) => {
      const url = resolveUrl(picture.url, base);
      if (!url || !isSavable(url) || isTooSmall(picture.width, picture.height)) return [];
      const score = scoreOfNamed(group, index);
      return [{ ...picture, url, title: page.title, description: page.description, media_type: 'image' as const, score }];
    }),
  );
}

/** The pictures that stand in the page itself, but those that their site does not want saved (`data-pin-nopin`, `nopin`). */
function shown(pictures: MarkedPicture[], page: PageMetadata, base: string): Candidate[] {
  return pictures.flatMap((picture, index) => {
    if (isNopin((name) => picture.attributes[name])) return [];
    const address = bestAddress(picture);
    const url = resolveUrl(address?.url, base);
    if (!url || !isSavable(url) || isDecoration(url)) return [];
    const size = sizeOf(picture.attributes, address?.width ?? widthInUrl(url));
    if (isTooSmall(size.width, size.height)) return [];
    const words = { alt: plainLine(picture.attributes['alt']), title: plainLine(picture.attributes['title']) || page.title };
    const score = scoreOfShown(picture, size, index);
    const media_type = picture.kind === 'video' ? ('video' as const) : ('image' as const);
    const description = plainLine(picture.attributes['data-pin-description']) || page.description;
    return [{ url, ...size, ...words, description, media_type, score }];
  });
}

/** The size in the markup may be that of a small show; the ratio holds for the large address as well. */
function sizeOf(attributes: Attributes, offeredWidth: number | null): { width: number | null; height: number | null } {
  const width = pixelsIn(attributes, 'width');
  const height = pixelsIn(attributes, 'height');
  if (!offeredWidth || (width !== null && width >= offeredWidth)) return { width, height };
  if (width === null || height === null || width === 0) return { width: offeredWidth, height: null };
  return { width: offeredWidth, height: Math.round((height * offeredWidth) / width) };
}

function hasRel(link: Attributes, rel: string): boolean {
  return (link['rel'] ?? '').toLowerCase().split(/\s+/).includes(rel);
}

function hostName(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
}
