import type { Attributes, MarkedPicture } from './read-page.ts';
import { largestOf, type SizedUrl } from './srcset.ts';

/** Where pages that load pictures late keep the true address; the first that is there wins. */
const lateSrcsets = ['data-srcset', 'data-lazy-srcset', 'data-original-set', 'srcset'];
const lateSources = [
  'data-pin-media',
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-orig-file',
  'data-large-file',
  'data-full-url',
  'data-hi-res-src',
  'data-image',
  'src',
];

/** The best address that an `<img>` (with its `<picture>`) or a `<video>`'s poster offers; it may still be relative. */
export function bestAddress({ kind, attributes, sources }: MarkedPicture): SizedUrl | undefined {
  if (kind === 'video') return { url: attributes['poster'] ?? '', width: null };
  const explicit = attributes['data-pin-media'];
  if (explicit) return { url: explicit, width: null };
  const sets = [...lateSrcsets.map((name) => attributes[name] ?? ''), ...sources];
  const offered = sets.map(largestOf).filter((one) => one !== undefined && isAddress(one.url));
  const widest = offered.toSorted((a, b) => (b?.width ?? 0) - (a?.width ?? 0))[0];
  if (widest) return widest;
  const source = lateSources.map((name) => attributes[name] ?? '').find(isAddress);
  return source ? { url: source, width: null } : undefined;
}

/** A number of pixels as markup has it: an attribute, or else the style. */
export function pixelsIn(attributes: Attributes, side: 'width' | 'height'): number | null {
  const given = attributes[side] ?? attributes[`data-${side}`] ?? '';
  if (given.includes('%')) return null;
  const pixels = Number.parseInt(given, 10);
  return pixels >= 0 ? pixels : null;
}

function isAddress(text: string): boolean {
  return text !== '' && !/^\s*(?:data|blob|about|javascript):/i.test(text);
}
