export type SizedUrl = { url: string; width: number | null };

/** The addresses of a `srcset` with their widths; a density (`2x`) says nothing about pixels, but orders. */
export function parseSrcset(srcset: string): SizedUrl[] {
  const parts = srcset.split(/(?<=\s[\d.]+[wxh])\s*,\s*|,\s+/);
  return parts.flatMap((part) => {
    const [url = '', descriptor = ''] = part.trim().split(/\s+/);
    if (url === '') return [];
    return [{ url, width: descriptor.endsWith('w') ? Number.parseInt(descriptor, 10) || null : null }];
  });
}

/** The largest picture a `srcset` offers: the widest, or else the last. */
export function largestOf(srcset: string): SizedUrl | undefined {
  const offered = parseSrcset(srcset);
  const widest = offered.reduce<SizedUrl | undefined>((best, one) => ((one.width ?? 0) > (best?.width ?? 0) ? one : best), undefined);
  return widest ?? offered.at(-1);
}
