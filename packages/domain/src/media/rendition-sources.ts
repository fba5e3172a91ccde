import { longestOrigSide, type Dimensions, type RenditionSize } from './renditions.ts';

const widths = { '236x': 236, '474x': 474, '736x': 736 } as const satisfies { [Size in RenditionSize]?: number };

/**
 * What a browser chooses from for a picture of these dimensions, given the address of any of its renditions. It is undefined for an
 * address that is none, such as a picture of the web.
 */
export function sourceSetOf(url: string, { width, height }: Dimensions): string | undefined {
  const found = /^(.*\/)(?:\d+x\d*|orig)(\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}\.(?:jpg|webp))$/.exec(url);
  if (!found || width <= 0 || height <= 0) return undefined;
  const [, before, after] = found;
  const smaller = Object.entries(widths).filter(([, pixels]) => pixels < width);
  const whole = Math.round(width * Math.min(1, longestOrigSide / Math.max(width, height)));
  return [...smaller, ['orig', whole] as const].map(([size, pixels]) => `${before}${size}${after} ${pixels}w`).join(', ');
}
