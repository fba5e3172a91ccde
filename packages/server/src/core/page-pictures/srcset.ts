import { parseSrcset } from 'srcset';

export type SizedUrl = { url: string; width: number | null };

/** The largest picture a `srcset` offers: the widest, or else the last. A density (`2x`) says nothing about pixels, but orders. */
export function largestOf(srcset: string): SizedUrl | undefined {
  const offered = parseSrcset(srcset).map(({ url, width }) => ({ url, width: width || null }));
  const widest = offered.reduce<SizedUrl | undefined>((best, one) => ((one.width ?? 0) > (best?.width ?? 0) ? one : best), undefined);
  return widest ?? offered.at(-1);
}
