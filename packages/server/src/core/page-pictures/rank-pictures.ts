import { sameness } from './picture-urls.ts';
import type { MarkedPicture } from './read-page.ts';

/** A picture found on a page; width and height are what the page says, null where it says nothing. */
export type PagePicture = {
  url: string;
  width: number | null;
  height: number | null;
  alt: string;
  title: string;
  description: string;
  media_type: 'image' | 'video';
};

/** At most so many pictures of a page are offered (C9.11). */
export const mostPagePictures = 50;

/** A picture with a shorter side than this, in pixels, is decoration. */
const shortestSide = 80;

/** A picture on its way to the list; the highest score is shown first. */
export type Candidate = PagePicture & { score: number };

/** What the page names in its metadata scores from here on; the groups are a thousand apart, the best one first. */
const namedScore = 6_000;

/** The score of a picture that the page names. It comes from how it is named and its place among its like. */
export function scoreOfNamed(group: number, index: number): number {
  return namedScore + 4_000 - group * 1_000 - Math.min(index, 999);
}

/** The score of a picture that stands in the page: its place, its size, and whether it was meant to be seen. */
export function scoreOfShown(
  { region, kind, attributes }: MarkedPicture,
  { width, height }: { width: number | null; height: number | null },
  index: number,
): number {
  const place = { content: 1_500, unknown: 800, beside: 0 }[region];
  const large = Math.min(400, ((width ?? 300) + (height ?? width ?? 300)) / 4);
  const described = (attributes['alt'] ?? '').trim() === '' ? 0 : 60;
  const meant = attributes['data-pin-media'] || kind === 'video' ? 200 : 0;
  const banner = width !== null && height !== null && width > height * 4 ? -600 : 0;
  return place + large + banner + described + meant - Math.min(index, 300);
}

/** Each picture once, in the best place it has and with everything known of it, best first. */
export function rank(candidates: Candidate[]): PagePicture[] {
  const kept = new Map<string, Candidate>();
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score)) {
    const key = sameness(candidate.url);
    const before = kept.get(key);
    kept.set(key, before ? merge(before, candidate) : candidate);
  }
  return [...kept.values()].slice(0, mostPagePictures).map(toItem);
}

function toItem({ url, width, height, alt, title, description, media_type }: Candidate): PagePicture {
  return { url, width, height, alt, title, description, media_type };
}

function merge(best: Candidate, other: Candidate): Candidate {
  const larger =
    best.score < namedScore && (other.width ?? 0) > (best.width ?? 0) ? { url: other.url, width: other.width, height: other.height } : {};
  const known = best.url === other.url ? { width: best.width ?? other.width, height: best.height ?? other.height } : {};
  return { ...best, alt: best.alt || other.alt, ...known, ...larger };
}

export function isTooSmall(width: number | null, height: number | null): boolean {
  return (width !== null && width < shortestSide) || (height !== null && height < shortestSide);
}
